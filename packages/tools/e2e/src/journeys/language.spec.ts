// proves 1.8, 2.2, 2.101, D1.5
import type { Locale } from '@domizil/domain'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const YEAR_DAYS = 365
const DAY_SECONDS = 24 * 60 * 60

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-DE' })

  test('gets German pages by default, without a redirect', async ({ page }) => {
    await page.goto('/rent')

    await expectLanguage(page, 'de')
    await expect(page).toHaveURL('/rent')
  })

  test('gets the language chosen before, without a redirect', async ({ page, context }) => {
    await choseBefore(context, 'es')

    await page.goto('/rent')

    await expectLanguage(page, 'es')
    await expect(page).toHaveURL('/rent')
  })

  test('gets the language of the address above all others', async ({ page, context }) => {
    await choseBefore(context, 'de')

    await page.goto('/es/rent')

    await expectLanguage(page, 'es')
  })
})

test.describe('a browser that asks for French', () => {
  test.use({ locale: 'fr-FR' })

  test('gets English pages', async ({ page }) => {
    await page.goto('/rent')

    await expectLanguage(page, 'en')
  })
})

test.describe('the default language', () => {
  test.use({ allowed: { messages: [], failures: [/\/en\/rent/] } })

  test('has no prefix: an address with /en is 404', async ({ page }) => {
    const response = await page.goto('/en/rent')

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  })
})

test('choosing a language stays on the page, and is stored for 365 days', async ({ page, context }) => {
  await page.goto('/rent?x=1')
  await page.getByRole('button', { name: 'Language: EN, English' }).click()

  await page.getByRole('button', { name: 'Español' }).click()

  await expect(page).toHaveURL('/es/rent?x=1')
  await expectLanguage(page, 'es')
  await expect.poll(async () => (await rememberedLanguage(context))?.value).toBe('es')
  const cookie = await rememberedLanguage(context)
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS
  expect(Math.round(days)).toBe(YEAR_DAYS)
})

test('links on a page with a language prefix keep that language', async ({ page }) => {
  await page.goto('/de')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click()

  await expect(page).toHaveURL('/de/help')
  await expect(page).toHaveTitle('Hilfe | Domizil')
})

/** Checks the language of visible texts and of the head. */
async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  const HEADLINES = { en: /not with a removal van/, de: /Koffer/, es: /maleta/ } as const

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINES[locale])
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

async function choseBefore(context: BrowserContext, locale: Locale): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  await context.addCookies([{ name: 'locale', value: locale, url: baseURL }])
}

async function rememberedLanguage(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'locale')
}
