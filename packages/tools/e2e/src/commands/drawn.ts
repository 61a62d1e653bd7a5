import { type APIRequestContext, expect } from '@playwright/test'

/** The drawn page: the first visitors of a version may come before its halves are loaded. */
export async function drawn(request: APIRequestContext, path: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text()
      return html.includes('data-drawn')
    })
    .toBe(true)
  return html
}
