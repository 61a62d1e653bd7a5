// proves 12.11, 12.16
import { FakeShell, renderRemote } from '@domizil/testing'
import { SHELL_API_VERSION } from '@domizil/shell-api'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Suspense, use } from 'react'
import { RemoteContexts } from './remote-root.tsx'
import { useDialog, withinDialogs } from './use-dialog.ts'

let shell = new FakeShell()

beforeEach(async () => {
  shell = new FakeShell().at('/before')
  shell.go('/flat/1?from=2027-01-01')
})

function Page({ pushes = false }: { pushes?: boolean }) {
  const photos = useDialog<number>('photos', { pushes })
  const zoom = useDialog('zoom')

  return (
    <>
      <button type="button" onClick={() => photos.open(3)}>
        Open
      </button>
      {photos.isOpen && <p>Photo {photos.value}</p>}
      {photos.isOpen && (
        <button type="button" onClick={() => zoom.open()}>
          Zoom
        </button>
      )}
      {zoom.isOpen && <p>Zoomed</p>}
      <button type="button" onClick={photos.close}>
        Close
      </button>
    </>
  )
}

const show = (pushes = false) => renderRemote(<Page pushes={pushes} />, { shell, texts: {} })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const step = (delta: number) => act(async () => shell.navigator.go(delta))
const isOpen = () => screen.queryByText('Photo 3') !== null

test('Back closes a dialog, and the page stays where it was', async () => {
  await show()
  await press('Open')
  const before = isOpen()

  await step(-1)

  expect([before, isOpen()]).toEqual([true, false])
  expect(shell.address).toBe('/flat/1?from=2027-01-01')
})

test('Forward opens the dialog again', async () => {
  await show()
  await press('Open')
  await step(-1)

  await step(1)

  expect(isOpen()).toBe(true)
})

test('a page that is loaded again with a dialog in its history shows the dialog', async () => {
  const { unmount } = await show()
  await press('Open')
  unmount()

  await show()

  expect(isOpen()).toBe(true)
})

test('a closed dialog leaves no history entry, even if Close is pressed twice', async () => {
  await show()
  await press('Open')
  await act(async () => {
    screen.getByRole('button', { name: 'Close' }).click()
    screen.getByRole('button', { name: 'Close' }).click()
  })
  const closed = !isOpen()

  await step(-1)

  expect(closed).toBe(true)
  expect(shell.address).toBe('/before')
})

test('Forward does not reopen a dialog that was closed by its button', async () => {
  await show()
  await press('Open')
  await press('Close')

  await step(1)

  expect(isOpen()).toBe(false)
})

test('Back closes the upper one of two dialogs', async () => {
  await show()
  await press('Open')
  await press('Zoom')

  await step(-1)

  expect(isOpen()).toBe(true)
  expect(screen.queryByText('Zoomed')).toBeNull()
})

test('closing the lower of two dialogs closes both, and Back then leaves the page', async () => {
  await show()
  await press('Open')
  await press('Zoom')

  await press('Close')
  await step(-1)

  expect(isOpen()).toBe(false)
  expect(shell.address).toBe('/before')
})

test.each(['Close', 'Back'])(
  'closing a dialog by %s keeps a query that was changed while it was open',
  async (way) => {
    await show()
    await press('Open')
    const { state } = shell.route.get().location
    act(() => shell.go('/flat/1?from=2027-03-01', 'REPLACE', state))

    await (way === 'Close' ? press('Close') : step(-1))

    expect(isOpen()).toBe(false)
    expect(shell.address).toBe('/flat/1?from=2027-03-01')
    await step(-1)
    expect(shell.address).toBe('/before')
  },
)

const changeQuery = () => {
  const { state } = shell.route.get().location
  const { replace = false, ...kept } = withinDialogs(state)
  act(() => shell.go('/flat/1?from=2027-03-01', replace ? 'REPLACE' : 'PUSH', kept.state))
}

test('with a dialog that pushes, a changed query becomes an entry of its own in the history', async () => {
  await show(true)
  await press('Open')
  changeQuery()
  const openMeanwhile = isOpen()

  await press('Close')
  const closed = [isOpen(), shell.address]
  await step(-1)

  expect(openMeanwhile).toBe(true)
  expect(closed).toEqual([false, '/flat/1?from=2027-03-01'])
  expect(shell.address).toBe('/flat/1?from=2027-01-01')
})

test('closing a dialog that pushes leaves no entry in the history if nothing changed', async () => {
  await show(true)
  await press('Open')
  await press('Close')

  await step(-1)

  expect(shell.address).toBe('/before')
})

test('closing a dialog after its page was left does not navigate', async () => {
  await show()
  await press('Open')
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => shell.go('/flat/2'))

  act(() => close.click())

  expect(shell.address).toBe('/flat/2')
})

test('a late-hydrated part first matches the server’s HTML, then shows the dialog that is open', async () => {
  let load = (): void => undefined
  const code = new Promise<void>((resolve) => {
    load = resolve
  })
  let isDrawing = true
  const Part = () => {
    if (!isDrawing) use(code)
    return <Page />
  }
  const page = (
    <RemoteContexts shell={shell} meta={{ name: 'mf-flat', version: '1.0.0', shellApi: SHELL_API_VERSION }}>
      <Suspense>
        <Part />
      </Suspense>
    </RemoteContexts>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  isDrawing = false
  const mismatches: unknown[] = []
  await act(
    async () => void hydrateRoot(place, page, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  await act(async () => shell.navigator.replace('/flat/1', { dialogs: [{ name: 'photos', value: 3 }] }))

  await act(async () => load())

  expect([mismatches, isOpen()]).toEqual([[], true])
})
