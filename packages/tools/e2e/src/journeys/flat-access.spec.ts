// proves 2.32
import { arriveAs, arriveNew } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { Frame } from '../pages/frame.ts'
import { LANDLORD } from '../people.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names } = language

  test.describe(`who may see what of a flat, ${language.locale}`, () => {
    test.use({ locale: language.browserLocale })

    test('signed out, a landlord’s page explains itself, and the log-in needs consent to cookies', async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const logIn = main.getByRole('button', { name: names.logIn })

      for (const [path, explanation] of [
        ['/flat/availability', names.availabilitySignedOut],
        ['/flat/1/availability', names.availabilitySignedOut],
        ['/my-flats', names.myFlatsSignedOut],
      ] as const) {
        await page.goto(addressOf(language, path))
        await expect(main.getByRole('heading', { name: explanation })).toBeVisible()
        await expect(logIn).toBeDisabled()
        await expect(main.getByText(names.cookiesFirst)).toBeVisible()
      }
      await acceptCookies(page, language)

      await expect(logIn).toBeEnabled()
      await expect(page).toHaveURL(addressOf(language, '/my-flats'))
    })
  })
}

const { en } = LANGUAGES
const { names } = en

test.describe('a stranger', () => {
  // The server answers 404 to users without access, and hides whether the flat exists.
  test.use({ allowed: { messages: [], failures: [/\/flat\/api\/|\/flat\/\d+$/] } })

  test('sees neither calendars nor drafts of others, and has no flats', async ({ page, browser }) => {
    const owner = await browser.newPage()
    await arriveAs(owner, LANDLORD)
    await owner.goto('/my-flats')
    const flats = await ownFlats(owner)
    await owner.close()
    const [listed, draft] = ['ACTIVE', 'DRAFT'].map((status) => flats.find((flat) => flat.status === status))

    await arriveNew(page)
    await page.goto('/my-flats')
    await expect(page.getByRole('heading', { name: names.noFlatsYet })).toBeVisible()
    await page.goto(`/flat/${listed?.id}/availability`)
    await expect(page.getByRole('heading', { name: names.noneOfYours })).toBeVisible()
    await page.goto(`/flat/${draft?.id}`)

    await expect(page.getByRole('heading', { name: names.notAvailable })).toBeVisible()
  })
})

test.describe('the owner', () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, LANDLORD)
    await page.goto('/my-flats')
  })

  test('sees “Edit” instead of the request form, and no report button', async ({ page }) => {
    const own = (await ownFlats(page)).find(({ status }) => status === 'ACTIVE')
    const flat = new FlatPage(page, en)

    await flat.open(own?.id ?? 0)

    await expect(flat.edit).toHaveAttribute('href', `/flat/${own?.id}/edit`)
    await expect(flat.request).toHaveCount(0)
    await expect(flat.report).toHaveCount(0)
  })

  test.describe('before it is listed', () => {
    // Before the session is known, the flat is requested anonymously and answered with 404.
    test.use({ allowed: { messages: [], failures: [/\/flat\/\d+$/] } })

    test('sees a flat in review as visitors will see it', async ({ page }) => {
      const own = (await ownFlats(page)).find(({ status }) => status === 'IN_REVIEW')
      const flat = new FlatPage(page, en)

      await flat.open(own?.id ?? 0)

      await expect(page.getByRole('note').filter({ hasText: names.previewNotice })).toBeVisible()
      await expect(flat.allPhotos).toBeVisible()
      await expect(flat.request).toHaveCount(0)
    })
  })

  test('chooses a flat to see its calendar, if the address names none', async ({ page }) => {
    const ids = (await ownFlats(page)).map(({ id }) => id)

    await page.goto('/flat/availability')
    const flat = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    const address = (await flat.getAttribute('href')) ?? ''
    await flat.click()

    expect(ids.map((id) => `/flat/${id}/availability`)).toContain(address)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('grid').first()).toBeVisible()
  })

  test('finds a link to the flats in the menu', async ({ page }) => {
    await page.goto('/rent')
    const frame = new Frame(page, en)
    await frame.userMenu.click()

    await frame.inUserMenu(names.myFlats).click()

    await expect(page).toHaveURL('/my-flats')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
