// proves 16.58
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { smallTargets } from '../commands/small-targets.ts'
import { someFlat } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD, TENANT } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const OPEN = ['/', '/search', '/favorites', '/help', '/offer-flat', '/pre-flat-wizard']
const TENANTS = ['/my-requests', '/favorites']
const LANDLORDS = ['/my-flats', '/flat/bookings', '/flat/availability']

test.describe('all controls are large enough for a finger', { tag: '@one-size' }, () => {
  test.slow()

  test('signed out', async ({ page }) => {
    const { id } = await someFlat(page.request)
    await expectTargets(page, [...OPEN, `/flat/${id}`])
  })

  for (const [person, paths] of [
    [TENANT, TENANTS],
    [LANDLORD, LANDLORDS],
  ] as const)
    test(`as ${person.email}`, async ({ page }) => {
      await arriveAs(page, person)
      await expectTargets(page, paths)
    })
})

async function expectTargets(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect.soft(await smallTargets(page), path).toEqual([])
  }
}
