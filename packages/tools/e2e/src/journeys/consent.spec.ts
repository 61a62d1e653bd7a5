// proves 8.13
import { localePath } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage } from '../languages.ts'

/** The texts of the banner in each language. */
const BANNERS = {
  en: { question: 'May we use cookies?', policy: 'privacy policy', answers: ['Decline', 'Accept'] },
  de: {
    question: 'Dürfen wir Cookies verwenden?',
    policy: 'Datenschutzerklärung',
    answers: ['Ablehnen', 'Zustimmen'],
  },
  es: {
    question: '¿Podemos usar cookies?',
    policy: 'política de privacidad',
    answers: ['Rechazar', 'Aceptar'],
  },
} as const

for (const [locale, { question, policy, answers }] of Object.entries(BANNERS)) {
  test(
    `the cookie banner asks in ${locale}, with two buttons of the same size`,
    inEachLanguage(locale),
    async ({ page }) => {
      await page.goto(localePath(locale as keyof typeof BANNERS, '/imprint'))
      const banner = bannerOf(page)

      await expect(banner).toContainText(question)
      await expect(banner.getByRole('link', { name: policy })).toHaveAttribute('href', /\/privacy-policy$/)
      await expect(banner.getByRole('button')).toHaveText([...answers])
      const [first, second] = await Promise.all(
        [0, 1].map((at) => banner.getByRole('button').nth(at).boundingBox()),
      )
      expect([first?.width, first?.height]).toEqual([second?.width, second?.height])
    },
  )
}

test('declining leaves the log-in disabled, also after a reload, and accepting later enables it', {
  tag: '@one-size',
}, async ({ page }) => {
  const logIn = page.getByRole('button', { name: 'Log in', exact: true })
  const signUp = page.getByRole('button', { name: 'Sign up' })
  await page.goto('/imprint')
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click()
  await expect(bannerOf(page)).toBeHidden()

  await page.reload()
  await expect(logIn).toBeDisabled()
  await expect(signUp).toBeDisabled()
  await expect(bannerOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Allow cookies to log in' }).click()
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click()

  await expect(logIn).toBeEnabled()
  await expect(signUp).toBeEnabled()
})

test('“Cookie settings” in the footer opens the banner again', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/imprint')
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click()
  await expect(bannerOf(page)).toBeHidden()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()

  await expect(bannerOf(page)).toBeVisible()
})

function bannerOf(page: Page) {
  return page.getByRole('region', { name: 'Cookies' })
}
