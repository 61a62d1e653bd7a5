import type { Browser } from 'playwright-core'
import { watchMainThread } from './main-thread.ts'

/**
 * What the reference machine needs for the fixed piece of work, in milliseconds. It is about as fast as a phone: a quarter as
 * fast as the machine on which this was written. The number and the work never change: they are the unit of all budgets.
 */
export const REFERENCE_MS = 600

/** How long the fixed piece of work keeps the main thread of this machine's browser, in milliseconds. */
export async function calibrate(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const thread = await watchMainThread(page)
    await thread.settled()
    const before = await thread.used()
    await page.evaluate(fixedWork)
    await thread.settled()
    return (await thread.used()) - before
  } finally {
    await context.close()
  }
}

/**
 * The work of a page that shows itself for the first time, in the browser: functions that run for the first time, elements,
 * styles and their layout, and data.
 */
function fixedWork(): number {
  const digits = Array.from({ length: 20 }, (_, at) => `(x % ${at + 2})`).join(' + ')
  for (let at = 0; at < 900; at += 1) {
    const script = document.createElement('script')
    script.textContent = `{ const x = ${at}, o = { a: x, b: [x, x + 1] }
      function run${at}(n) { let s = 0; for (let i = 0; i < n; i += 1) { s += (i * ${at} + o.b[i & 1]) % 7; o['p' + (i & 15)] = s } return s }
      o.last = run${at}(150) + ${digits} }`
    document.head.append(script)
  }

  let sum = 0
  const style = document.createElement('style')
  style.textContent = Array.from(
    { length: 300 },
    (_, at) => `.c${at} > .d${at % 7} { padding: ${at % 9}px; color: rgb(${at % 255}, 0, 0); display: flex }`,
  ).join('')
  const root = document.createElement('div')
  document.head.append(style)
  document.body.append(root)
  for (let round = 0; round < 18; round += 1) {
    for (let at = 0; at < 250; at += 1) {
      const outer = document.createElement('div')
      const inner = document.createElement('span')
      outer.className = `c${at}`
      inner.className = `d${at % 7}`
      inner.textContent = `Text number ${at} of ${round}, and a few words`
      outer.append(inner)
      root.append(outer)
    }
    sum += root.offsetHeight
  }

  const rows = Array.from({ length: 4000 }, (_, id) => ({ id, name: `name ${id}`, tags: [id % 3, id % 5] }))
  for (let round = 0; round < 9; round += 1) {
    const copies = JSON.parse(JSON.stringify(rows)) as typeof rows
    sum += copies
      .map((row) => ({ ...row, next: row.id * 2 }))
      .filter(({ next }) => next % 3)
      .toSorted((a, b) => b.next - a.next).length
  }
  return sum
}
