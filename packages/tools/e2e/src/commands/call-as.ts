import { expect, type Page } from '@playwright/test'

/**
 * Calls the backend as the signed-in user of the page. Reloads the page, because the token lives in its memory only.
 */
export async function callAs(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const [asking] = await Promise.all([
    page.waitForRequest((request) => request.headers()['authorization'] !== undefined),
    page.reload(),
  ])
  const authorization = (await asking.headerValue('authorization')) ?? ''

  const response = await page.request.fetch(`/api${path}`, { method, headers: { authorization }, data })
  expect(response.status(), `${method} ${path}`).toBe(200)
  return response.json()
}
