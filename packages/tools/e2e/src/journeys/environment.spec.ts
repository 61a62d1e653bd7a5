// proves 2.87, 15.24
import { rewriteFacts } from '../failures/rewrite-facts.ts'
import { expect, test } from '../fixtures/test.ts'

test('in production no banner names the environment', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await expect(page.getByRole('complementary', { name: 'Environment' })).toHaveCount(0)
})

test('in staging a banner on every layout names the environment and the served versions', async ({
  page,
}) => {
  await rewriteFacts(page, { facts: ({ config }) => (config.environment = 'staging') })

  for (const path of ['/', '/search', '/admin']) {
    await page.goto(path)

    const banner = page.getByRole('complementary', { name: 'Environment' })
    await expect(banner).toContainText('staging')
    await expect(banner.getByRole('listitem').filter({ hasText: /^shell / })).toBeVisible()
    await expect(banner.getByRole('listitem').filter({ hasText: /^mf-search / })).toBeVisible()
    await expect(banner.getByRole('button')).toHaveCount(0)
  }
})

test('visitors may choose versions in the banner, and reset the choice', async ({ page }) => {
  await rewriteFacts(page, {
    facts: (facts) => {
      facts.config.environment = 'staging'
      facts.versions = { 'mf-search': ['9.9.9'] }
    },
  })
  await page.goto('/rent?x=1')
  const banner = page.getByRole('complementary', { name: 'Environment' })
  await banner.getByRole('button', { name: 'Choose versions' }).click()
  await banner.getByRole('combobox', { name: 'mf-search' }).selectOption('9.9.9')
  const show = banner.getByRole('button', { name: 'Show these versions' })
  const [panel, button] = [
    await banner.getByRole('group', { name: 'Choose versions' }).boundingBox(),
    await show.boundingBox(),
  ]
  expect(rightOf(button), 'the form lies within its panel').toBeLessThan(rightOf(panel))

  await show.click()

  await expect(page).toHaveURL(/\/rent\?x=1&remotes=.*mf-search(%40|@)9\.9\.9/)
  await banner.getByRole('button', { name: 'Choose versions' }).click()
  await banner.getByRole('button', { name: 'Back to everybody’s versions' }).click()
  await expect(page).toHaveURL(/\/rent\?x=1&remotes=reset$/)
})

const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)

// What is refused does not depend on the width of the screen.
test.describe('the production site', { tag: '@one-size' }, () => {
  test('refuses a local remote with a sentence', async ({ request }) => {
    const answer = await request.get('/search?remotes=mf-search@http://localhost:9000')

    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain('it shows released versions only')
  })

  test('serves no version that a visitor asks for', async ({ page }) => {
    await page.goto('/search?remotes=mf-search@9.0.0')
    await page.getByRole('main').getByRole('article').first().waitFor()

    expect(await page.title()).toBe('Furnished flats to rent | Domizil')
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'remotes' }))
  })
})
