// proves 1.1, 2.20, 2.21, 2.70, 2.71, 2.72, 2.73, 3.13, 3.14, 4.14, 4.18, 4.25, 5.4, D4.2, 21.7
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { draw } from '../commands/draw.ts'
import { expect, test } from '../fixtures/test.ts'
import { FlatWizard } from '../pages/flat-wizard.ts'
import { LANDLORD } from '../people.ts'

const THREE_ROOMS = ['living-1.jpg', 'bed-2.jpg', 'bath-2.jpg']

async function aSavedFirstStep(page: Page): Promise<FlatWizard> {
  const wizard = new FlatWizard(page)
  await arriveAs(page, LANDLORD)
  await page.goto('/flat-wizard')
  await wizard.open()
  await wizard.fillBasics()
  await wizard.button('Next').click()
  await expect(wizard.current).toContainText('Rules, amenities, photos')
  return wizard
}

test('a landlord fills in a flat step by step and submits it', async ({ page }) => {
  const wizard = await aSavedFirstStep(page)

  await page.getByRole('switch', { name: 'Pets allowed' }).check()
  await page.getByRole('checkbox', { name: 'Balcony', exact: true }).check()
  await wizard.addPhotos(...THREE_ROOMS)
  await expect(wizard.photos).toHaveCount(3)
  await expect(wizard.onTheirWay).toHaveCount(0)
  await wizard.button('Next').click()
  await wizard.fillTexts()
  await wizard.button('Next').click()
  await expect(wizard.current).toContainText('Energy certificate')
  await wizard.button('Submit for review').click()

  await expect(page.getByRole('heading', { name: 'Your flat is in review' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('an incomplete step names what is missing instead of going on', { tag: '@one-size' }, async ({
  page,
}) => {
  const wizard = await aSavedFirstStep(page)
  await wizard.steps.getByRole('button', { name: /Titles and texts/ }).click()

  await wizard.button('Next').click()

  await expect(wizard.summary).toContainText('Write a title in English')
  await expect(wizard.field('Title in English')).toBeFocused()
  await expect(wizard.current).toContainText('Titles and texts')
})

test('removed photos can be restored, and saving keeps order, main photo and removals', {
  tag: '@one-size',
}, async ({ page }) => {
  const wizard = await aSavedFirstStep(page)
  await wizard.addPhotos(...THREE_ROOMS)
  await expect(wizard.photos).toHaveCount(3)
  await expect(wizard.onTheirWay).toHaveCount(0)
  const third = await wizard.photos.nth(2).locator('img').getAttribute('src')

  await wizard.photos
    .nth(2)
    .getByRole('button', { name: /^Make main photo/ })
    .click()
  await wizard.photos
    .nth(2)
    .getByRole('button', { name: /^Move forward/ })
    .click()
  await wizard.photos
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await wizard.photos
    .nth(0)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await wizard.photos
    .nth(2)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await wizard.button('Save draft').click()
  await expect(wizard.saved).toBeVisible()
  await page.reload()

  await expect(wizard.photos).toHaveCount(2)
  await expect(wizard.photos.nth(1).locator('img')).toHaveAttribute('src', third ?? '')
  await expect(wizard.photos.nth(1)).toContainText('Main photo')
})

test('a photo is moved by finger, mouse or keys', async ({ page, isMobile }) => {
  const wizard = await aSavedFirstStep(page)
  await wizard.addPhotos(...THREE_ROOMS)
  await expect(wizard.photos).toHaveCount(3)
  await expect(wizard.onTheirWay).toHaveCount(0)
  const sources = () =>
    wizard.photos.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const [first, second, third] = await sources()

  await draw(wizard.gripOf(0), wizard.photos.nth(1).locator('img'), {
    by: isMobile ? 'finger' : 'mouse',
    seen: () => expect(page.getByText('Photo 1, living-1.jpg is over place 2 of 3.')).toBeAttached(),
  })

  await expect.poll(sources).toEqual([second, first, third])
  if (!isMobile) {
    await wizard.gripOf(1).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Picked up photo 2 of 3, living-1.jpg.')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Photo 2, living-1.jpg is over place 3 of 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(sources).toEqual([second, third, first])
    await wizard.button('Undo').click()
    await expect.poll(sources).toEqual([second, first, third])
  }
  await wizard.button('Save draft').click()
  await expect(wizard.saved).toBeVisible()
  await page.reload()
  await expect(wizard.photos).toHaveCount(3)
  expect(await sources()).toEqual([second, first, third])
})

test('the bottom bar is 70 pixels high and leads back and forward', { tag: '@one-size' }, async ({
  page,
}) => {
  const wizard = await aSavedFirstStep(page)
  const bar = page.getByRole('region', { name: 'Saving' })

  await expect(bar.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Next' })).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(70)
  await wizard.button('Back').click()
  await expect(wizard.current).toContainText('Location and basics')
})

test('on a phone the buttons of the bottom bar stay on one line in German too', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'It is about small screens')
  await aSavedFirstStep(page)

  await page.goto(page.url().replace('/flat', '/de/flat'))
  const bar = page.getByRole('region', { name: 'Speichern' })
  await expect(bar.getByRole('button', { name: 'Weiter' })).toBeVisible()

  const tops = await bar
    .locator(':is(a, button):visible')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('a flat abroad has no energy step', { tag: '@one-size' }, async ({ page }) => {
  const wizard = await aSavedFirstStep(page)
  await expect(wizard.steps.getByRole('listitem')).toHaveCount(4)
  await wizard.button('Back').click()

  await wizard.field('Country').fill('Spain')
  await page.keyboard.press('Enter')

  await expect(wizard.steps.getByRole('listitem')).toHaveCount(3)
})

test('each step has an address: Back leads to the previous one, and a reload keeps what was typed', {
  tag: '@one-size',
}, async ({ page }) => {
  const wizard = await aSavedFirstStep(page)
  await wizard.steps.getByRole('button', { name: /Titles and texts/ }).click()
  await wizard.field('Title in English').fill('A title that nobody has saved')

  await page.reload()
  await expect(wizard.field('Title in English')).toHaveValue('A title that nobody has saved')
  await page.goBack()

  await expect(wizard.current).toContainText('Rules, amenities, photos')
})

test.describe('with an unstable connection', () => {
  test.use({ allowed: { messages: [/ERR_CONNECTION_RESET/], failures: [/image\/upload/] } })

  test('photos that failed to upload can be sent again', { tag: '@one-size' }, async ({ page }) => {
    const wizard = await aSavedFirstStep(page)
    await page.route('**/image/upload/**', (route) => route.abort('connectionreset'))
    await wizard.addPhotos('living-1.jpg', 'bed-2.jpg')
    const retry = wizard.button('Retry all')
    await expect(retry).toBeVisible()

    await page.unroute('**/image/upload/**')
    await retry.click()

    await expect(retry).toBeHidden()
    await expect(wizard.onTheirWay).toHaveCount(0)
    await expect(wizard.photos).toHaveCount(2)
  })
})
