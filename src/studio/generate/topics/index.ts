import type { Topic, TopicId } from '../topic.ts'
import { derivatives, integrals } from './calculus.ts'
import { combinatorics, sums } from './counting.ts'
import { fractions, operations, percentages } from './numbers.ts'
import { logarithms, powers } from './powers.ts'
import { trigonometry } from './trigonometry.ts'

export const TOPICS: readonly Topic[] = [
  trigonometry,
  fractions,
  powers,
  logarithms,
  combinatorics,
  percentages,
  derivatives,
  integrals,
  operations,
  sums,
]
export const findTopic = (id: string): Topic | undefined => TOPICS.find(topic => topic.id === id)
export function topicOf(id: TopicId): Topic {
  const topic = findTopic(id)
  if (!topic) throw new Error(`no topic "${id}"`)
  return topic
}
