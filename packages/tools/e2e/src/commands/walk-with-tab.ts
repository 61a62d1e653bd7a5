import type { Page } from '@playwright/test'
import { whatHidesFocus } from './what-hides-focus.ts'

const MOST_STEPS = 400

/**
 * Walks through the page with the Tab key to its end, and reports barriers for keyboard users: controls that are
 * never reached, and a focus that is covered or has no visible indicator.
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(startWalk)
  const problems: string[] = []

  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const [{ isOver, problem }, hidden] = await Promise.all([
      walk.evaluate((one) => one.step()),
      whatHidesFocus(page),
    ])
    if (problem) problems.push(problem)
    if (isOver) return [...problems, ...(await walk.evaluate((one) => one.missed()))]
    if (hidden) problems.push(hidden)
  }

  return [...problems, 'the Tab key never leaves the page']
}

interface Visit {
  readonly element: Element
  readonly looks: readonly (readonly [Element, string])[]
}

/** Runs in the page, and records the visited controls there. */
function startWalk() {
  const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]'
  const reached = new Set<Element>()
  let last: Visit | undefined

  const told = (element: Element) => element.outerHTML.slice(0, 160)
  /** Elements that may show the focus indicator: the control, its content, its containers, and its card's picture. */
  const around = (element: Element) => {
    const ups: Element[] = []
    for (let one = element.parentElement; one && ups.length < 4; one = one.parentElement) ups.push(one)
    const beside = ups.flatMap(({ lastElementChild }) => lastElementChild ?? [])

    return [element, ...element.children, ...ups, ...beside]
  }
  const lookOf = (element: Element) =>
    ['', '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ outline, boxShadow, borderColor, backgroundColor }) =>
        [outline, boxShadow, borderColor, backgroundColor].join(' '),
      )
      .join(';')
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  /** Whether the appearance changed with the focus; the element that is focused now does not count. */
  const couldBeSeen = ({ element, looks }: Visit) =>
    element.matches('[type="range"]') || // its thumb is styled where no script can look
    looks.some(([one, look]) => one !== document.activeElement && lookOf(one) !== look)

  return {
    step() {
      const problem =
        last && !couldBeSeen(last) ? `nobody sees the focus on ${told(last.element)}` : undefined
      const element = document.activeElement
      const isOver = !element || element === document.body || reached.has(element)
      last = isOver ? undefined : { element, looks: around(element).map((one) => [one, lookOf(one)]) }
      if (!isOver) reached.add(element)
      return { isOver, problem }
    },
    missed() {
      const isReached = (element: Element) =>
        [...reached].some((one) => one.contains(element) || element.contains(one))
      const isOfReachedGroup = (element: Element) =>
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        [...reached].some((one) => one instanceof HTMLInputElement && one.name === element.name)
      // Of a calendar the Tab key reaches one day: the arrow keys lead on, also into the months beside it.
      const calendarOf = (element: Element) => element.closest('[role="grid"]')?.parentElement?.parentElement
      const isOfReachedCalendar = (element: Element) => {
        const calendar = calendarOf(element)
        return calendar !== undefined && [...reached].some((one) => calendarOf(one) === calendar)
      }
      const controlOf = (element: Element) => element.closest('label')?.control
      // antd's controls contain pointer-only aids, which the arrow keys replace.
      const isOff = (element: Element) =>
        element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"], [class*="ant-"]')

      return [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            isShown(element) &&
            (element.matches(CONTROLS) || getComputedStyle(element).cursor === 'pointer') &&
            !isOff(element),
        )
        .filter((element) => {
          const target = controlOf(element) ?? element
          return ![isReached, isOfReachedGroup, isOfReachedCalendar, isOff].some((isFine) => isFine(target))
        })
        .map((element) => `the Tab key never reaches ${told(element)}`)
    },
  }
}
