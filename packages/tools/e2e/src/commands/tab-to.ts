import type { Locator, Page } from '@playwright/test'

const MOST_STEPS = 300

/** Presses Tab until an element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }

  throw new Error(`${target.toString()} is never reached with the Tab key`)
}
