import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Scripts in the page also speak of the attribute. */
const DRAWN = '<div id="root" data-drawn='

/** The drawn page: the first visitors of a version may come before its halves are loaded. */
export async function drawn(request: APIRequestContext, path: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text()
      return html.includes(DRAWN)
    })
    .toBe(true)
  return html
}

/** Opens the page until it is drawn. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await page.content()).toContain(DRAWN)
  }).toPass()
}
