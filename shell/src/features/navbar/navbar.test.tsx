// proves 1.9, 2.39, 2.40, 2.41, 9.13, 15.22, 16.39
import { beforeEach, expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Boot } from '../../boot/boot-window.ts'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { Navbar } from './navbar.tsx'
import { SessionArea } from './session-area.tsx'

beforeEach(() => {
  window.domizilBoot = { timeoutMs: 10_000, chunkLoaded: () => undefined } as unknown as Boot
})

beforeEach(() => window.history.replaceState(null, '', '/'))

const showSession = (shell: FakeShell) =>
  renderInShell(<SessionArea onHint={() => undefined} />, aShell(shell))

test('the bar links to rent, offer a flat, business and the blog', async () => {
  await renderInShell(<Navbar hasFooter onHint={() => undefined} />)

  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rent', '/rent'],
    ['Offer a flat', '/offer-flat'],
    ['Business', '/business'],
    ['Blog', '/blog/'],
  ])
})

test('a page that a remote adds to the bar stands before the blog, in the language of the page', async () => {
  const route = {
    path: '/journal',
    layout: 'general',
    access: 'open',
    page: 'journal',
    owner: 'mf-journal',
  } as const
  const routes = [
    { ...route, navbar: { en: 'Journal', de: 'Tagebuch' } },
    { ...route, path: '/journal/all', page: 'all' },
  ]
  await renderInShell(
    <Navbar hasFooter onHint={() => undefined} />,
    aShell(undefined, { parts: { remotes: [], routes, failed: {} } }),
  )

  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')

  expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(3)).toEqual([
    ['Journal', '/journal'],
    ['Blog', '/blog/'],
  ])
})

test('the bar links to the favourites with their number, and keeps the searched stay', async () => {
  window.history.replaceState(null, '', '/search?from=2027-03-01&to=2027-05-15')
  const shell = new FakeShell()
  shell.favourites.set({ ids: new Set([7, 8]), loading: false })
  await renderInShell(<Navbar hasFooter onHint={() => undefined} />, aShell(shell))

  const link = screen.getByRole('link', { name: '2 favourites Favourites' })

  expect(link.getAttribute('href')).toBe('/favorites?from=2027-03-01&to=2027-05-15')
})

test('hovering or focusing a link prefetches its page', async () => {
  const hints: string[] = []
  await renderInShell(<Navbar hasFooter onHint={(path) => hints.push(path)} />)

  await userEvent.hover(screen.getByRole('link', { name: 'Rent' }))
  screen.getByRole('link', { name: 'Business' }).focus()

  expect(hints).toEqual(['/rent', '/business'])
})

test('the language menu has three languages, and choosing one keeps the page', async () => {
  window.history.replaceState(null, '', '/rent?x=1')
  const { services } = await renderInShell(<Navbar hasFooter onHint={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Language: EN, English' }))
  const menu = within(screen.getByRole('group', { name: 'Language: EN, English' }))
  expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'Español',
  ])

  await userEvent.click(menu.getByRole('button', { name: 'Español' }))

  expect([services.language.locale.get(), window.location.pathname + window.location.search]).toEqual([
    'es',
    '/es/rent?x=1',
  ])
})

test('signed out, the bar offers to log in and to sign up', async () => {
  const shell = new FakeShell()
  const { ways } = await showSession(shell)

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

  expect([shell.logins, ways]).toEqual([[undefined], ['register']])
})

test('without consent to cookies both buttons are disabled, with a link to the cookies', async () => {
  const shell = new FakeShell()
  shell.consent.set(false)
  const { ways } = await showSession(shell)

  for (const name of ['Log in', 'Sign up']) {
    const button = screen.getByRole('button', { name, description: 'Allow cookies to log in' })
    expect(button).toHaveProperty('disabled', true)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Allow cookies to log in' }))

  expect(ways).toEqual(['cookies'])
})

test.each([
  ['is signed in', new FakeShell().signedInAs().session.get()],
  ['may yet turn out to be signed in', { status: 'loading' } as const],
])('whoever %s sees no button to log in', async (_who, session) => {
  const shell = new FakeShell()
  shell.session.set(session)

  await showSession(shell)

  expect(screen.queryByRole('button', { name: /Log in|Sign up/ })).toBeNull()
})
