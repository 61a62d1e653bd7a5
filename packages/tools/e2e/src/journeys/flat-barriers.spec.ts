import { arriveAs } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { someFlat } from '../commands/some-flat.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { Gallery } from '../pages/gallery.ts'
import { LANDLORD } from '../people.ts'

const { en } = LANGUAGES

test.describe('nobody is shut out', () => {
  test.beforeEach(async ({ page }) => {
    await new FlatPage(page, en).open((await someFlat(page.request)).id)
    await acceptCookies(page, en)
  })

  test('by the pictures', async ({ page }) => {
    await new FlatPage(page, en).allPhotos.click()
    await new Gallery(page, en).next.waitFor()

    expect(await seriousBarriers(page)).toEqual([])
  })

  test('by the calendar', async ({ page }) => {
    await new FlatPage(page, en).calendar.click()
    await page.getByRole('dialog', { name: en.names.whenToStay }).getByRole('grid').first().waitFor()

    expect(await seriousBarriers(page)).toEqual([])
  })

  test('by reporting a listing, with all that is missing said', async ({ page }) => {
    await new FlatPage(page, en).report.click()
    const dialog = page.getByRole('dialog', { name: en.names.report })
    await dialog.getByRole('button', { name: en.names.sendReport }).click()
    await expect(dialog.getByRole('combobox')).toBeFocused()

    expect(await seriousBarriers(page)).toEqual([])
  })

  test('by one’s own flats and their calendar', async ({ page }) => {
    await arriveAs(page, LANDLORD)
    const [flat] = await ownFlats(page)

    await page.goto('/my-flats')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect.soft(await seriousBarriers(page)).toEqual([])
    await page.goto(`/flat/${flat?.id}/availability`)
    await page.getByRole('main').getByRole('grid').first().waitFor()

    expect(await seriousBarriers(page)).toEqual([])
  })
})
