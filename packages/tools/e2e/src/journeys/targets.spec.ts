import { arriveAs } from '../commands/arrive.ts'
import { smallTargets } from '../commands/small-targets.ts'
import { someFlat } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD, TENANT } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const TENANTS = ['/my-requests', '/favorites']
const LANDLORDS = ['/my-flats', '/flat/bookings', '/flat/availability']

test.describe('a finger hits everything that is pressed', { tag: '@one-size' }, () => {
  for (const path of ['/', '/search', '/favorites', '/help', '/offer-flat', '/pre-flat-wizard'])
    test(`signed out, on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')

      expect(await smallTargets(page)).toEqual([])
    })

  test('signed out, on a flat’s page', async ({ page }) => {
    const { id } = await someFlat(page.request)
    await page.goto(`/flat/${id}`)
    await page.waitForLoadState('networkidle')

    expect(await smallTargets(page)).toEqual([])
  })

  for (const [person, paths] of [
    [TENANT, TENANTS],
    [LANDLORD, LANDLORDS],
  ] as const)
    for (const path of paths)
      test(`as ${person.email}, on ${path}`, async ({ page }) => {
        await arriveAs(page, person)
        await page.goto(path)
        await page.waitForLoadState('networkidle')

        expect(await smallTargets(page)).toEqual([])
      })
})
