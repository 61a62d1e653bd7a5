import type { Page } from '@playwright/test'

/** The least height in CSS pixels of what a finger presses. */
const LEAST_PX = 40

/**
 * What is pressed and lower than 40 px, with its name and size. Links within a text are exempt, and fields whose frame
 * takes the press.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = document.querySelectorAll(
      'a[href], button, summary, select, input:not([type="text"]), textarea, [role="button"]',
    )

    return [...new Set([...pressed].filter((element) => isShown(element)).flatMap(problemOf))]

    function problemOf(element: Element): string[] {
      const { height } = (element.closest('label') ?? element).getBoundingClientRect()
      const isInText = getComputedStyle(element).display === 'inline'
      if (height >= least || isInText) return []

      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      return [`${element.tagName.toLowerCase()} “${name.slice(0, 40)}”: ${Math.round(height)} px`]
    }

    function isShown(element: Element): boolean {
      const { width, height, right } = element.getBoundingClientRect()
      return width > 1 && height > 1 && right > 0 && element.checkVisibility({ visibilityProperty: true })
    }
  }, LEAST_PX)
}
