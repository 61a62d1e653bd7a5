import type { Locator } from '@playwright/test'

const STEPS = 8

interface Point {
  readonly x: number
  readonly y: number
}

interface Drawing {
  readonly by: 'finger' | 'mouse'
  /** Waits until the page has seen that the one is over the other: it looks when it draws, not with each move. */
  seen(): Promise<void>
}

/** Drags an element to the middle of another, or by some pixels, by touch or by mouse. */
export async function draw(from: Locator, to: Locator | Point, { by, seen }: Drawing): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  const end = 'boundingBox' in to ? await middleOf(to) : { x: start.x + to.x, y: start.y + to.y }
  const press = by === 'mouse' ? mouseOf(from) : await fingerOf(from)
  const between = (part: number) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  })

  await press.down(start)
  for (let step = 1; step <= STEPS; step += 1) await press.move(between(step / STEPS))
  await seen()
  await press.up()
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be drawn, or where to, is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function mouseOf(target: Locator) {
  const { mouse } = target.page()
  return {
    down: async ({ x, y }: Point) => {
      await mouse.move(x, y)
      await mouse.down()
    },
    move: ({ x, y }: Point) => mouse.move(x, y),
    up: () => mouse.up(),
  }
}

async function fingerOf(target: Locator) {
  const browser = await target.page().context().newCDPSession(target.page())
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (point: Point) => touch('touchStart', [point]),
    move: (point: Point) => touch('touchMove', [point]),
    up: () => touch('touchEnd', []),
  }
}
