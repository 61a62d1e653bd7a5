import type { Page } from '@playwright/test'

/**
 * The sticky bar, banner or button that covers the middle of the focused control, or the edge of the window; empty if
 * it is visible.
 */
export function whatHidesFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const told = (element: Element) => element.outerHTML.slice(0, 120)
    if (!top) return `${told(focused)} is outside of the window`

    for (let over: Element | null = top; over && !over.contains(focused); over = over.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(over).position))
        return `${told(focused)} is under ${told(over)}`
    return ''
  })
}
