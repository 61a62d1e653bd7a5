// proves 1.13, 1.20, 1.21, 1.22, 2.51, D1.7
import { localePath } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** The links of the footer, in German. */
const FOOTER = {
  Mieten: '/rent',
  'Wohnung anbieten': '/offer-flat',
  Unternehmen: '/business',
  'Über uns': '/about-us',
  Hilfe: '/help',
  'Infos zum Mietvertrag': '/rental-contract-info',
  Impressum: '/imprint',
  Datenschutz: '/privacy-policy',
  AGB: '/terms-and-conditions',
}

test('the footer links to all pages in the language of the page', async ({ page }) => {
  await page.goto('/de')

  const links = page.getByRole('navigation', { name: 'Fußzeile' }).getByRole('link')

  await expect(links).toHaveCount(Object.keys(FOOTER).length)
  for (const [name, path] of Object.entries(FOOTER)) {
    await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute(
      'href',
      localePath('de', path),
    )
  }
})

test('the footer names the operator, its social media and the year', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')

  await expect(footer).toContainText(/Domizil GmbH\s*Musterstraße 1\s*10115 Berlin/)
  await expect(footer.getByRole('link', { name: '+49 30 23125 100' })).toHaveAttribute('href', /^tel:\+49/)
  await expect(footer.getByRole('link', { name: 'hello@domizil.example' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Domizil GmbH on / })).toHaveCount(4)
  await expect(footer).toContainText('© 2025')
})

test('a page without a footer has the legal links in the language menu', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Language: EN, English' }).click()
  const menu = page.getByRole('group', { name: 'Language: EN, English' })

  await expect(menu.getByRole('link')).toHaveText([
    'Help',
    'Imprint',
    'Privacy policy',
    'Terms and conditions',
  ])
  await menu.getByRole('button', { name: 'Cookie settings' }).click()

  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
})

test('the table of contents of a long page leads to its sections', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'Contents' })

  await contents.getByRole('link', { name: 'Your rights' }).click()

  await expect(page).toHaveURL('/privacy-policy#rights')
  await expect(heading(page, 'Your rights')).toBeInViewport()
  await expect(heading(page, 'Your rights')).toBeFocused()
})

test('the contract page links to the partner and offers the sample contract', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.goto('/rental-contract-info')
  const partner = page.getByRole('main').getByRole('link', { name: 'Musterkanzlei für Mietrecht' })
  await expect(partner).toHaveAttribute('href', 'https://musterkanzlei.example')
  const download = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download in German (PDF)' }).click()

  expect((await download).suggestedFilename()).toBe('sample-contract-de.pdf')
})

test('the values of the search box on the home page are in the search’s address', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: 'Where?' }).fill('Leipzig')
  await search.getByRole('combobox', { name: 'For how long?' }).selectOption('6 months')
  await search.getByRole('combobox', { name: 'Monthly budget' }).selectOption('Up to €1,500')

  await search.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/\/search\?q=Leipzig&months=6&price=-1500$/)
})

test('exact days are in the search’s address, and their calendar is loaded on demand', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  const year = new Date().getFullYear() + 1
  await search.getByText('Exact dates').click()
  await search.getByRole('textbox', { name: 'Move in' }).fill(`01.03.${year}`)
  await page.keyboard.press('Enter')
  await search.getByRole('textbox', { name: 'Move out' }).fill(`30.06.${year}`)
  await page.keyboard.press('Enter')

  await search.getByRole('button', { name: 'Search', exact: true }).click()

  await expect(page).toHaveURL(`/search?from=${year}-03-01&to=${year}-06-30`)
})

test('a company that asks for flats finds a prepared help form', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/business')

  await page.getByRole('main').getByRole('link', { name: 'Ask for flats' }).first().click()

  await expect(page.getByLabel('What is it about?')).toHaveValue('SEARCH')
  await expect(page.getByLabel('Your question')).toHaveValue(/Company:\nPlaces:/)
  await expect(page.getByLabel('Your question')).toBeInViewport()
})

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}
