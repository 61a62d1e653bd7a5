import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { repeatedIds, unsaidLabels } from './unsaid-labels.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The serious accessibility violations of the page in its current state, each with its first occurrence, with repeated ids and
 * labels that names leave out.
 */
export async function seriousBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()

  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} times, first at ${nodes[0]?.html})`)
  return [...barriers, ...(await page.evaluate(repeatedIds)), ...(await page.evaluate(unsaidLabels))]
}
