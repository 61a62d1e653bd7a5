import { expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { act, render, screen } from '@testing-library/react'
import { useOwnRoute } from './remote-root.tsx'

function Place({ shell }: { shell: FakeShell }) {
  return (
    <p>
      {useOwnRoute(shell.route, [{ path: '/search' }, { path: '/flat/:id' }])?.location.pathname ?? 'nowhere'}
    </p>
  )
}

test('a remote follows a navigation to one of its routes', async () => {
  const shell = new FakeShell().at('/search')
  render(<Place shell={shell} />)

  await act(async () => shell.go('/flat/7'))

  expect(screen.getByText('/flat/7')).toBeTruthy()
})

test('a remote keeps its page when the route belongs to another app', async () => {
  const shell = new FakeShell().at('/search')
  render(<Place shell={shell} />)

  await act(async () => shell.go('/my-requests'))

  expect(screen.getByText('/search')).toBeTruthy()
})

test('a remote that loads after the visitor has left has no route', async () => {
  render(<Place shell={new FakeShell().at('/my-requests')} />)

  expect(screen.getByText('nowhere')).toBeTruthy()
})
