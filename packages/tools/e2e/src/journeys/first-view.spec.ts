// proves 14.1, 14.2, 14.10, 14.14, 14.15, 14.18
import type { Page } from '@playwright/test'
import { drawn } from '../commands/drawn.ts'
import { whenReady } from '../commands/when-ready.ts'
import { breakFile } from '../failures/break-file.ts'
import { expect, test } from '../fixtures/test.ts'

/** Pages that preload the styles of what they show. */
const STYLED = ['/', '/search?q=Berlin', '/flat/5', '/favorites']
const PAGES = [
  '/',
  '/de',
  '/es/search',
  '/search?q=Berlin',
  '/de/flat/5',
  '/flat/5',
  '/favorites',
  '/rent',
  '/offer-flat',
  '/business',
  '/about-us',
  '/rental-contract-info',
  '/help',
  '/imprint',
  '/privacy-policy',
  '/terms-and-conditions',
]

/** Counts the elements that were drawn and then thrown away. */
async function watchRemoved(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const removed: string[] = []
    Object.assign(window, { removedElements: removed })
    new MutationObserver((changes) => {
      const isInRoot = ({ target }: MutationRecord) => document.getElementById('root')?.contains(target)
      for (const { removedNodes } of changes.filter(isInRoot)) {
        for (const node of removedNodes)
          if (node instanceof HTMLElement) removed.push(node.outerHTML.slice(0, 200))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { removedElements: string[] }).removedElements)
}

/** Holds back the code of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/remotes/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** The style sheets that are preloaded and not used. */
function unusedStyleSheets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const used = new Set([...document.styleSheets].map(({ href }) => href))
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
    return [...preloads].map(({ href }) => href).filter((href) => !used.has(href))
  })
}

test.describe('the first view', { tag: '@one-size' }, () => {
  for (const path of PAGES) {
    test(`of ${path} comes drawn, without a style of its own, and is taken over as it is, its styles used`, async ({
      page,
      request,
    }) => {
      const html = await drawn(request, path)
      expect(html).not.toMatch(/<[^>]+ style="/)
      const removed = await watchRemoved(page)

      await page.goto(path)
      await whenReady(page, /search|favorites|flat\/5/.test(path) ? 'remote' : 'shell')

      expect((await removed()).filter((element) => /<(main|header|footer|article|h1)/.test(element))).toEqual(
        [],
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (STYLED.includes(path)) expect(await unusedStyleSheets(page)).toEqual([])
    })
  }

  test('asks the backend for nothing that came with the page', async ({ page, request }) => {
    await drawn(request, '/search?q=Berlin')
    const searches: string[] = []
    page.on('request', (one) => {
      if (one.url().endsWith('/api/flat/search/filter')) searches.push(one.postData() ?? '')
    })

    await page.goto('/search?q=Berlin')
    await whenReady(page, 'remote')
    await expect(page.getByRole('article').first()).toBeVisible()

    // The map beside the list asks for its pins, which have not come with the page.
    expect(searches.filter((search) => !search.includes('"pins"'))).toEqual([])
  })

  for (const [place, at] of [
    ['in view', 0],
    ['further down, which has its handlers last', 20],
  ] as const) {
    test(`repeats a press that came before its code ${place}`, async ({ page, request }) => {
      await drawn(request, '/search')
      const release = await holdScripts(page)
      const heart = page.getByRole('button', { name: /^Favourite:/ }).nth(at)

      await page.goto('/search', { waitUntil: 'commit' })
      await heart.click()
      release()

      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })
  }

  test('fits the width of a phone before its code is loaded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await holdScripts(page)
    const widthOf = async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
      )
      return page.evaluate(() => document.documentElement.scrollWidth)
    }

    expect([await widthOf('/'), await widthOf('/search'), await widthOf('/flat/5')]).toEqual([390, 390, 390])
  })

  test('loads pictures out of view after its code', async ({ page, request }) => {
    await drawn(request, '/search')
    const release = await holdScripts(page)
    const isLoaded = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0
    const pictures = page.locator('article img')
    const boxes = () => pictures.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)

    await page.goto('/search', { waitUntil: 'commit' })
    await expect.poll(() => pictures.first().evaluate(isLoaded)).toBe(true)
    const [before, all] = [await boxes(), await pictures.count()]
    release()
    await whenReady(page, 'remote')

    expect(before).toBeLessThan(all)
    await expect.poll(boxes).toBe(all)
  })

  test('lays out what is below the screen once its code is there', async ({ page, request }) => {
    await drawn(request, '/')
    const release = await holdScripts(page)
    const footer = page.getByRole('contentinfo').getByRole('link').first()
    const isLaidOut = () => footer.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    const before = await isLaidOut()
    release()
    await whenReady(page, 'shell')

    expect(before).toBe(false)
    await expect.poll(isLaidOut).toBe(true)
  })

  test('keeps what was typed before the code came', async ({ page, request }) => {
    await drawn(request, '/')
    const release = await holdScripts(page)

    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: /where/i }).fill('Leipzig')
    release()
    await whenReady(page, 'shell')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL(/\/search\?q=Leipzig/)
  })

  test.describe('of a page whose code never comes', () => {
    test.use({ allowed: { messages: [/./], failures: [/./] } })

    test('ends as the failure guard says', async ({ page, request }) => {
      await drawn(request, '/search')
      await breakFile(page, '/remotes/shell/**/main.*.js', 'refused', 'always')

      await page.goto('/search')

      await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()
    })
  })

  for (const path of STYLED) {
    test(`of ${path} needs five files beside its picture before it is painted, as browsers fetch six at a time`, async ({
      request,
    }) => {
      await drawn(request, path)
      const html = await (await request.get(path)).text()

      const early = html.match(/<link rel="(?:stylesheet|preload" as="font)"|<script type="module"/g) ?? []

      expect(early.length).toBeLessThanOrEqual(5)
    })
  }

  test('differs between two visitors only in secrets', async ({ request }) => {
    await drawn(request, '/')
    const [first, second] = await Promise.all([request.get('/'), request.get('/')])
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')

    expect(withoutNonce(await first.text())).toBe(withoutNonce(await second.text()))
    expect(await first.text()).not.toBe(await second.text())
  })
})
