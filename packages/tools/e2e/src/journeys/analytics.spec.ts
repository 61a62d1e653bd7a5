// proves 4.12
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { AT_SECOND_INSTANCE } from '../fixtures/watch-page.ts'
import { LANGUAGES } from '../languages.ts'
import { type Instance, createSecondInstance } from '../instance.ts'

const TAG = 'https://www.googletagmanager.com'
/** The hosts that a page with analytics may call. */
const COUNTERS = /\.(googletagmanager|google-analytics|analytics\.google)\.com$/
const COUNTER = 'https://region1.google-analytics.com'

/** The product, started with a measurement id. */
const test = base.extend<object, { countingSite: Instance }>({
  countingSite: [
    async ({ browserName: _browserName }, run, { project }) => {
      const folder = mkdtempSync(join(tmpdir(), 'domizil-site-'))
      const SITE_FILE = join(folder, 'site.json')
      writeFileSync(SITE_FILE, JSON.stringify({ analyticsId: 'G-JOURNEYS1' }))
      const site = createSecondInstance(project.use.baseURL ?? '', { SITE_FILE })
      await run(site)
      await site.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ countingSite }, run) => run(await countingSite.url()),
})
// One worker, and thus one instance: starting it takes longer than a journey.
test.describe.configure({ mode: 'default' })
test.use({ allowed: AT_SECOND_INSTANCE })

/** A tag that reports every page view, as the real one does. */
const STAND_IN = `
  const send = (told) => told[1] === 'page_view' &&
    fetch('${COUNTER}/g/collect?dl=' + encodeURIComponent(told[2].page_location), { method: 'POST', mode: 'no-cors' })
  window.dataLayer.forEach(send)
  window.dataLayer.push = (told) => send(told)
`

/** Replaces the analytics service. Returns its requests, by the viewed page. */
async function standInForCounter(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${TAG}/**`, (route) => {
    asked.push('tag')
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
  })
  await page.route(`${COUNTER}/**`, (route) => {
    const viewed = new URL(route.request().url()).searchParams.get('dl') ?? ''
    asked.push(new URL(viewed).pathname)
    return route.fulfill({ status: 204 })
  })
  return asked
}

test('once cookies are allowed, visits are counted page by page', async ({ page }) => {
  const asked = await standInForCounter(page)
  await page.goto('/rent')
  await whenQuiet(page)
  expect(asked).toEqual([])

  await acceptCookies(page, LANGUAGES.en)
  await expect.poll(() => asked).toEqual(['tag', '/rent'])
  await page.getByRole('link', { name: /to the home page$/ }).click()

  await expect.poll(() => asked).toEqual(['tag', '/rent', '/'])
})

test('declining keeps visits uncounted', async ({ page }) => {
  const asked = await standInForCounter(page)
  await page.goto('/rent')

  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('link', { name: /to the home page$/ }).click()
  await expect(page).toHaveURL('/')
  await whenQuiet(page)

  expect(asked).toEqual([])
})

test('withdrawing the consent ends the counting', async ({ page }) => {
  const asked = await standInForCounter(page)
  await page.goto('/rent')
  await acceptCookies(page, LANGUAGES.en)
  await expect.poll(() => asked).toEqual(['tag', '/rent'])

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('link', { name: /to the home page$/ }).click()
  await expect(page).toHaveURL('/')
  await whenQuiet(page)

  expect(asked).toEqual(['tag', '/rent'])
})

test('the content security policy allows the analytics service and no other origin', async ({ page }) => {
  await standInForCounter(page)

  const response = await page.goto('/rent')

  const elsewhere = response?.headers()['content-security-policy']?.match(/https?:[^\s;]+/g) ?? []
  expect(elsewhere.length).toBeGreaterThan(0)
  expect(elsewhere.filter((origin) => !COUNTERS.test(origin))).toEqual([])
})

base('a site that counts nothing asks nobody else, whatever is allowed', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      elsewhere.push(request.url())
  })
  const response = await page.goto('/rent')

  await acceptCookies(page, LANGUAGES.en)
  await whenQuiet(page)

  expect(elsewhere).toEqual([])
  expect(response?.headers()['content-security-policy']).not.toMatch(/https?:/)
})
