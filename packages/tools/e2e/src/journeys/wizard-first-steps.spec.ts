// proves 2.19, 2.75, 2.76, 17.11, 21.5, 21.11
import { fileURLToPath } from 'node:url'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatWizard } from '../pages/flat-wizard.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { LANDLORD } from '../people.ts'

const { en } = LANGUAGES
const AN_IPHONES = fileURLToPath(
  new URL('../../../../backend/server/src/testing/heic/display-p3.heic', import.meta.url),
)

test('what a visitor types before logging in becomes their draft, photos included', async ({ page }) => {
  const wizard = new FlatWizard(page)
  await page.goto('/offer-flat')
  await acceptCookies(page, en)
  await page.getByRole('main').locator('a[href="/pre-flat-wizard"]').first().click()
  await wizard.fillAddress()
  await wizard.button('Next').click()
  await wizard.field('Price per month').fill('1250')
  await wizard.button('Next').click()
  await wizard.addPhotos('living-1.jpg', 'bed-2.jpg')
  await page.getByLabel('Add photos').setInputFiles(AN_IPHONES)
  const files = page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
  await expect(files).toHaveCount(3)
  // Chromium cannot draw it, the server can.
  await expect(files.last()).toContainText('HEIC')
  await expect(files.last().locator('img')).toHaveCount(0)

  await wizard.button('I have an account').click()
  await new IdentityPages(page).signIn(LANDLORD)

  // The first step that lacks something for publication.
  await expect(page).toHaveURL(/\/flat\/\d+\/edit\?step=1/)
  await wizard.steps.getByRole('button', { name: /Rules, amenities, photos/ }).click()
  await expect(wizard.photos).toHaveCount(3)
  await expect(wizard.onTheirWay).toHaveCount(0)
  await page.reload()
  await expect(wizard.photos).toHaveCount(3)
  await wizard.button('Back').click()
  await expect(wizard.field('Street')).toHaveValue('Torstraße')
  await expect(wizard.field('Price per month')).toHaveValue('1,250')
  await page.goto('/pre-flat-wizard')
  await expect(wizard.field('Street')).toHaveValue('')
  await page.goto('/pre-flat-wizard?step=3')
  await expect(page.getByText('0 of 30')).toBeVisible()
})

test('a reload keeps the step, the texts and the photos', { tag: '@one-size' }, async ({ page }) => {
  const wizard = new FlatWizard(page)
  await page.goto('/pre-flat-wizard')
  await wizard.fillAddress()
  await page.goto('/pre-flat-wizard?step=3')
  await wizard.addPhotos('living-1.jpg')
  const files = page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
  await expect(files).toHaveCount(1)

  await page.reload()

  await expect(wizard.current).toContainText('Photos')
  await expect(files).toHaveText(/living-1\.jpg/)
  await wizard.steps.getByRole('button', { name: /Where the flat is/ }).click()
  await expect(wizard.field('City')).toHaveValue('Berlin')
})

test('an incomplete or unknown address is reported, and unusable photos are refused by name', {
  tag: '@one-size',
}, async ({ page }) => {
  const wizard = new FlatWizard(page)
  await page.goto('/pre-flat-wizard')

  await wizard.button('Next').click()
  await expect(wizard.field('Street')).toBeFocused()
  await expect(wizard.field('Street')).toHaveAttribute('aria-invalid', 'true')
  await wizard.fillAddress()
  await wizard.field('Postcode').fill('80331')
  await wizard.button('Next').click()
  await expect(wizard.field('Postcode')).toBeFocused()
  await page.getByRole('button', { name: '80331 München' }).click()
  await wizard.button('Next').click()
  await expect(wizard.current).toContainText('The rent')

  await page.goto('/pre-flat-wizard?step=3')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }
  const disguised = { ...notes, name: 'notes.jpg', mimeType: 'image/jpeg' }
  await page.getByLabel('Add photos').setInputFiles([notes, disguised])
  await expect(page.getByRole('alert')).toContainText('notes.txt is no photo')
  await expect(page.getByRole('alert')).toContainText('notes.jpg cannot be read')
  await expect(page.getByText('0 of 30')).toBeVisible()
})

test('before cookies are allowed, the last step says why it cannot log in', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.goto('/pre-flat-wizard?step=3')

  await expect(new FlatWizard(page).button('Sign up and make a draft')).toBeDisabled()
  await expect(page.getByText('Please allow cookies first')).toBeVisible()
})

test('no step has serious accessibility barriers', async ({ page }) => {
  for (const step of [1, 2, 3]) {
    await page.goto(`/pre-flat-wizard?step=${step}`)
    await page.getByRole('list', { name: 'Steps of this flat' }).waitFor()

    expect.soft(await seriousBarriers(page), `step ${step}`).toEqual([])
  }
})
