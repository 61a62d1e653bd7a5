import type { Locator } from '@playwright/test'

const STEPS = 10

/** Swipes left across an element by touch. */
export async function swipeLeft(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be swiped is not in sight')
  const browser = await target.page().context().newCDPSession(target.page())
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * part, y: box.y + box.height / 2 }],
    })

  await touch('touchStart', 0.85)
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', 0.85 - (0.7 * step) / STEPS)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
