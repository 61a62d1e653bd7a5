import type { Page } from '@playwright/test'

/**
 * The bar, banner or button that sticks to the window and lies over the middle of the control that has the focus, or
 * the edge of the window; empty when neither hides it.
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
