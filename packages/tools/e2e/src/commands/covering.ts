import type { Locator } from '@playwright/test'

/** A box on the screen, in pixels. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether two boxes overlap. */
export function isCovering(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The box of a visible element. */
export async function boxOf(element: Locator): Promise<Rectangle> {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in sight')
  return box
}
