// proves 15.62
import { expect, test } from '../fixtures/test.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { LANDLORD, TENANT } from '../people.ts'
import { openRegistryOfPeople, type RegistryOfPeople } from '../versions/registry-of-people.ts'

test.describe('a terminal that a person of a team signs in at', { tag: '@one-size' }, () => {
  let registry: RegistryOfPeople

  test.beforeAll(async ({ baseURL }) => {
    registry = await openRegistryOfPeople(baseURL ?? '', 'flats', LANDLORD)
  })
  test.afterAll(() => registry.close())

  test('shows a code, which its person confirms in the browser, and learns who they are', async ({
    page,
  }) => {
    const terminal = await registry.signIn()
    const pages = new IdentityPages(page)

    await page.goto(terminal.address)
    await expect(pages.terminalCode).toHaveValue(terminal.code)
    await pages.letTerminalIn()
    await pages.signIn(LANDLORD)

    await expect(page.getByRole('status')).toContainText(LANDLORD.email)
    expect(await terminal.end).toBe(`You are signed in at ${registry.url}, for the team flats.`)
  })

  test('learns that its person cancelled, or is in no team', async ({ page }) => {
    const pages = new IdentityPages(page)
    const [cancelled, stranger] = [await registry.signIn(), await registry.signIn()]

    await page.goto(cancelled.address)
    await pages.keepTerminalOut()
    await expect(page.getByRole('status')).toBeVisible()
    await page.goto(stranger.address)
    await pages.letTerminalIn()
    await pages.signIn(TENANT)

    expect(await cancelled.end).toBe('The sign-in was cancelled in the browser.')
    expect(await stranger.end).toContain(`${TENANT.email} belongs to no team here.`)
  })
})
