import { type Page, expect } from '@playwright/test'
import type { Language } from '../languages.ts'
import { Frame } from '../pages/frame.ts'

/** Accepts cookies, which signing in requires. */
export async function acceptCookies(page: Page, language: Language): Promise<void> {
  const { cookies } = new Frame(page, language)

  await cookies.getByRole('button', { name: language.names.accept }).click()

  await expect(cookies).toBeHidden()
}
