// proves 14.30
import { flatPath, searchPath } from '@domizil/links'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Link, NavLink, Route, Routes, useParams } from './router.tsx'

async function opened(shell: FakeShell, links = <Link to={flatPath(7)}>Flat 7</Link>) {
  const { user } = await renderRemote(links, { shell, texts: {} })
  return user
}

test('a link leads to its page without a reload, and adds an entry to the history', async () => {
  const shell = new FakeShell().at('/search')
  const user = await opened(shell)

  await user.click(screen.getByRole('link', { name: 'Flat 7' }))

  expect(shell.route.get()).toMatchObject({ location: { pathname: '/flat/7' }, action: 'PUSH' })
})

test('a link to the page that is open adds no entry', async () => {
  const shell = new FakeShell().at('/flat/7')
  const user = await opened(shell)

  await user.click(screen.getByRole('link', { name: 'Flat 7' }))

  expect(shell.route.get().action).toBe('REPLACE')
})

test('a link opened in a new tab is handled by the browser', async () => {
  const shell = new FakeShell().at('/search')
  const user = await opened(shell)

  const isLeft = new Promise<boolean>((resolve) =>
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    ),
  )

  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Flat 7' }))

  expect(await isLeft).toBe(true)
  expect(shell.route.get().location.pathname).toBe('/search')
})

test('a link whose own handler prevents the default does not navigate', async () => {
  const shell = new FakeShell().at('/search')
  const user = await opened(
    shell,
    <Link to={flatPath(7)} onClick={(event) => event.preventDefault()}>
      Flat 7
    </Link>,
  )

  await user.click(screen.getByRole('link', { name: 'Flat 7' }))

  expect(shell.route.get().location.pathname).toBe('/search')
})

test('a link is marked as current on its page and the pages below, with “end” on its page only', async () => {
  await opened(
    new FakeShell().at('/flat/7'),
    <>
      <NavLink to={flatPath(7)}>own</NavLink>
      <NavLink to={'/flat' as ReturnType<typeof searchPath>}>above</NavLink>
      <NavLink end to={'/flat' as ReturnType<typeof searchPath>}>
        above alone
      </NavLink>
      <NavLink to={searchPath()}>other</NavLink>
    </>,
  )

  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.textContent)).toEqual(['own', 'above'])
})

test('a fixed path segment wins over a parameter, and the page reads the decoded parameter', async () => {
  const Shown = () => <p>{useParams()['id'] ?? 'fixed'}</p>
  const routes = (
    <Routes>
      <Route path="/flat/:id" element={<Shown />} />
      <Route path="/flat/bookings" element={<Shown />} />
    </Routes>
  )

  await renderRemote(routes, { shell: new FakeShell().at('/flat/a%20b'), texts: {} })
  await renderRemote(routes, { shell: new FakeShell().at('/flat/bookings'), texts: {} })

  expect(screen.getAllByText(/./, { selector: 'p' }).map((shown) => shown.textContent)).toEqual([
    'a b',
    'fixed',
  ])
})
