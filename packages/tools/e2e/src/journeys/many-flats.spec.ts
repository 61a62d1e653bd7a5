// proves 21.29
import { arriveNew } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { MyFlatsPage } from '../pages/my-flats-page.ts'

const FLATS = 60
const ON_A_PAGE = 24

const draft = (number: number) => ({
  title_en: `Quiet flat no. ${number}`,
  title_local: `Ruhige Wohnung Nr. ${number}`,
  pricePerMonth: 600 + number,
  address: {
    street: 'Torstraße',
    houseNumber: `${number}a`,
    postcode: '10119',
    city: 'Berlin',
    countryCode: 'DE',
    languageTag: 'de_DE',
  },
})

// On a phone in German, on a desktop in English.
test('a landlord of sixty flats turns pages, finds one and selects many, as cards and as a table', async ({
  page,
  isMobile,
}) => {
  const language = isMobile ? LANGUAGES.de : LANGUAGES.en
  const { names } = language
  const flats = new MyFlatsPage(page, language)
  await arriveNew(page)
  for (let number = 1; number <= FLATS; number += 1) {
    await callAs(page, 'PUT', '/flat/api/create', draft(number))
  }

  await flats.open()
  await expect(flats.flats).toHaveCount(ON_A_PAGE)
  expect(await seriousBarriers(page)).toEqual([])
  await page.getByRole('button', { name: names.nextPage }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(flats.flats.first()).toContainText(`${FLATS - ON_A_PAGE}`)
  await page.goBack()
  await expect(flats.flats.first()).toContainText(`${FLATS}`)

  await page.getByText(names.asTable).click()
  await expect(flats.rows).toHaveCount(ON_A_PAGE)
  await page.getByRole('checkbox', { name: names.chooseAll }).check()
  await expect(page.getByText(names.chosen(ON_A_PAGE))).toBeVisible()
  await page.getByRole('button', { name: names.chooseNone }).click()
  await page.getByRole('searchbox', { name: names.findOwnFlat }).fill('Torstraße 37a')
  await expect(flats.rows).toHaveCount(1)
  await page.reload()

  await expect(flats.rows).toHaveCount(1)
  await expect(flats.rows).toContainText('37a')
  expect(await seriousBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
