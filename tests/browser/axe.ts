import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails when axe finds anything serious. Our pages have no frames, so one run in the page sees everything. */
export async function blameless(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => {
    const places = nodes.map(node => node.html).join(' | ')
    return `${where}: ${id}: ${places.slice(0, 400)}`
  })
  expect(told).toEqual([])
}
