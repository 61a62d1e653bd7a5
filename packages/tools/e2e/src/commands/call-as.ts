import { expect, type Page } from '@playwright/test'
import { accessToken } from './identity-requests.ts'

/** Calls the backend as the signed-in user of the page, with a separate token. */
export async function callAs(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${await accessToken(page.request)}` }

  const response = await page.request.fetch(`/api${path}`, { method, headers, data })
  expect(response.status(), `${method} ${path}`).toBe(200)
  return response.json()
}
