import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Look {
  /** Only this part of the page is looked at. */
  readonly part?: string
  /** What is left out: repetitions of what has been looked at. */
  readonly without?: string
  /** 'all': what axe calls moderate or minor counts too. */
  readonly faults?: 'grave' | 'all'
}

/** Fails when axe finds anything serious. Our pages have no frames, so one run in the page sees everything. */
export async function blameless(page: Page, where: string, look: Look = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  if (look.part) axe.include(look.part)
  if (look.without) axe.exclude(look.without)
  const { violations } = await axe.analyze()
  const counted = violations.filter(
    ({ impact }) => look.faults === 'all' || impact === 'serious' || impact === 'critical',
  )
  const told = counted.map(({ id, nodes }) => {
    const places = nodes.map(node => node.html).join(' | ')
    return `${where}: ${id}: ${places.slice(0, 400)}`
  })
  expect(told).toEqual([])
}
