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

test.describe('no serious accessibility barriers', () => {
  test('exist in the gallery, the calendar and the report form of a flat, even with all errors shown', async ({
    page,
  }) => {
    const flat = new FlatPage(page, en)
    await flat.open((await someFlat(page.request)).id)
    await acceptCookies(page, en)

    await flat.allPhotos.click()
    await new Gallery(page, en).next.waitFor()
    expect.soft(await seriousBarriers(page), 'pictures').toEqual([])
    await page.keyboard.press('Escape')

    await flat.calendar.click()
    const calendar = page.getByRole('dialog', { name: en.names.whenToStay })
    await calendar.getByRole('grid').first().waitFor()
    expect.soft(await seriousBarriers(page), 'calendar').toEqual([])
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()

    await flat.report.click()
    const report = page.getByRole('dialog', { name: en.names.report })
    await report.getByRole('button', { name: en.names.sendReport }).click()
    await expect(report.getByRole('combobox')).toBeFocused()
    expect(await seriousBarriers(page), 'report').toEqual([])
  })

  test('exist in one’s own flats and their calendar', async ({ page }) => {
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
