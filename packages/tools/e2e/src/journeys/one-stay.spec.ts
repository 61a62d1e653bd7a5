// proves 12.3, 12.4, 12.6, 16.59
import { addDays, addMonths, formatDay } from '@domizil/domain'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { arriveAsTenant } from '../commands/arrive.ts'
import { someFlat } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, inEachLanguage, LANGUAGES, SPANISH } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { RequestDialog } from '../pages/request-dialog.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer } from '../people.ts'

const YEARS_AHEAD = 1
const TODAY = new Date().toISOString().slice(0, 10)
const FROM = `${Number(TODAY.slice(0, 4)) + YEARS_AHEAD}-05-01`
const TO = addDays(addMonths(FROM, 2), 14)
const YEAR = FROM.slice(0, 4)
const QUERY = `from=${FROM}&to=${TO}&persons=2`

/** The two days as people write them. */
const TYPED = {
  en: { from: `1 May ${YEAR}`, to: `15 July ${YEAR}` },
  de: { from: `1.5.${YEAR.slice(2)}`, to: `15. Juli ${YEAR}` },
  es: { from: `1/5/${YEAR.slice(2)}`, to: `15 de julio de ${YEAR}` },
} as const

for (const language of [...Object.values(LANGUAGES), SPANISH]) {
  const { names, locale } = language

  test(
    `a stay typed on the home page is kept through all pages to the requests, ${locale}`,
    inEachLanguage(locale),
    async ({ page, browser }) => {
      test.slow()
      const tenant = aNewcomer()
      const elsewhere = await browser.newPage()
      await arriveAsTenant(elsewhere, tenant)
      await elsewhere.close()
      const home = new HomePage(page, language)
      await home.open()
      await acceptCookies(page, language)

      await home.searchFor('Berlin', TYPED[locale])
      await expect(page).toHaveURL(`${addressOf(language, '/search')}?q=Berlin&from=${FROM}&to=${TO}`)
      const filters = new SearchFilters(page, language)
      await filters.open()
      await filters.forTwoPersons()
      await filters.show()
      const search = new SearchPage(page, language)
      await expect(page).toHaveURL(`${addressOf(language, '/search')}?q=Berlin&${QUERY}`)
      const onCard = names.totalOnCard.exec(await search.flats.first().innerText())?.[1] ?? ''
      expect(onCard).not.toBe('')
      await search.openFirstFlat()

      await expect(page).toHaveURL(new RegExp(`${language.prefix}/flat/\\d+\\?${QUERY}$`))
      const main = page.getByRole('main')
      const rent = main.getByText(names.rentForStay).locator('..')
      await expect(rent).toContainText(onCard)
      const request = new RequestDialog(page, language)
      await request.begin()
      await request.fillIn()
      await request.logIn()
      await new IdentityPages(page).signIn(tenant)
      await expect(request.firstDay).toHaveValue(formatDay(FROM))
      await expect(request.dialog.getByText(names.rentForStay).locator('..')).toContainText(onCard)
      await request.send()
      await request.follow()

      const mine = main.getByRole('article').first()
      await expect(mine).toContainText(formatDay(FROM))
      await expect(mine).toContainText(formatDay(TO))
      await expect(mine).toContainText(onCard)
    },
  )

  test(
    `days that do not fit say so at once, and one press takes those that do, ${locale}`,
    inEachLanguage(locale),
    async ({ page }) => {
      const { id } = await someFlat(page.request)
      const flat = new FlatPage(page, language)
      await flat.open(id, `?from=${FROM}&to=${addDays(FROM, 9)}`)
      await acceptCookies(page, language)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert')).toBeVisible()

      await main.getByRole('button', { name: names.takeInstead }).click()

      await expect(main.getByRole('alert')).toBeHidden()
      await expect(main.getByText(names.rentForStay)).toBeVisible()
      const calendar = main.getByRole('region', { name: names.whenFree })
      await calendar.scrollIntoViewIfNeeded()
      await expect(calendar.getByRole('grid').first()).toBeVisible()
    },
  )
}
