// proves 15.45
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { NewVersionNote } from './new-version-note.tsx'

const LATER_MS = 10 * 60_000
const PARTS = {
  remotes: [{ name: 'mf-search', version: '1.0.0', entry: '', source: 'stable', refused: [] }],
  routes: [],
  failed: {},
}
const SAME = { shell: '1.0.0', 'mf-search': '1.0.0' }
const NEW = { ...SAME, 'mf-search': '1.1.0' }
const realFetch = globalThis.fetch

let asked: string[]
beforeEach(() => {
  asked = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
  sessionStorage.clear()
  Reflect.deleteProperty(document, 'visibilityState')
})

function givenServed(versions: object, ok = true): void {
  globalThis.fetch = async (address) => {
    asked.push(address as string)
    return { ok, json: async () => versions } as Response
  }
}

/** A page that has shown the search. */
function open(parts: typeof PARTS | null = PARTS, page?: ReactNode) {
  const under = aShell(undefined, { parts })
  under.services.usedRemotes.add('mf-search')
  return renderInShell(
    <>
      <NewVersionNote />
      {page}
    </>,
    under,
  )
}
const later = (ms = LATER_MS) => jest.setSystemTime(Date.now() + ms)
const become = (visibility: string) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a visitor who returns to the tab is offered the new version', async () => {
  givenServed(NEW)
  await open()
  later()
  await become('hidden')
  expect(asked).toEqual([])

  await become('visible')

  expect(asked).toEqual(['/remotes/served.json'])
  expect(screen.getByRole('status').textContent).toBe('There is a new version of this page. Reload')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

test('a new version of the shell is offered too', async () => {
  givenServed({ ...SAME, shell: '2.0.0' })
  await open()
  later()
  await become('visible')

  expect(screen.getByRole('status')).toBeDefined()
})

test('a new version of a remote is offered only if this visit has shown it', async () => {
  givenServed({ ...SAME, 'mf-flat': '2.0.0', 'mf-new': '1.0.0' })
  const { services } = await open()
  later()
  await become('visible')
  expect(screen.queryByRole('status')).toBeNull()

  services.usedRemotes.add('mf-flat')
  later()
  await become('visible')

  expect(screen.getByRole('status')).toBeDefined()
})

test('focusing a window that was never hidden checks for new versions too', async () => {
  givenServed(NEW)
  await open()
  later()

  await act(async () => void window.dispatchEvent(new Event('focus')))

  expect(screen.getByRole('status')).toBeDefined()
})

/** Types, comes back when there is a new version, and presses Reload. */
async function typeAndReload(text: string): Promise<string | null> {
  givenServed(NEW)
  await open(PARTS, <input aria-label="Name" />)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  later()
  await become('visible')
  await act(async () => screen.getByRole('button', { name: 'Reload' }).click())
  return screen.getByRole('status').textContent
}

test('unsaved typed text leads to a warning before the reload', async () => {
  const said = await typeAndReload('Marie "Mia" Curie')

  expect(said).toMatch(/^Loading the page again loses what you have entered here .* Reload anyway$/)
})

test.each([
  ['is kept as a draft', 'Marie "Mia" Curie'],
  ['was taken back', ' '],
])('typed text that %s leads to no warning', async (_, text) => {
  sessionStorage.setItem('domizil.draft.anna.thread', JSON.stringify({ text: 'Marie "Mia" Curie' }))

  expect(await typeAndReload(text)).toBe('There is a new version of this page. Reload')
})

/** Changes one of the fields, which may change a draft, comes back when there is a new version, and presses Reload. */
async function changeAndReload(label: string, value: string, changesDraft: boolean): Promise<string | null> {
  const key = 'domizil.flat-form.anna.7'
  sessionStorage.setItem(key, '{"rent":900}')
  givenServed(NEW)
  await open(
    PARTS,
    <>
      <input
        aria-label="Rent"
        onInput={() => changesDraft && sessionStorage.setItem(key, '{"rent":1234.5}')}
      />
      <select aria-label="Kind" onInput={() => changesDraft && sessionStorage.removeItem(key)}>
        <option>House</option>
        <option>Room</option>
      </select>
    </>,
  )
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
  jest.advanceTimersByTime(1_000)
  // It is saved, or sent.
  if (changesDraft) sessionStorage.removeItem(key)
  later()
  await become('visible')
  await act(async () => screen.getByRole('button', { name: 'Reload' }).click())
  return screen.getByRole('status').textContent
}

test.each([
  ['Rent', '1.234,50', true, /^There is a new version/],
  ['Rent', '1.234,50', false, /^Loading the page again loses/],
  ['Kind', 'Room', true, /^There is a new version/],
  ['Kind', 'Room', false, /^Loading the page again loses/],
])(
  '%s %s, with a draft saved afterwards (%s), decides about the warning',
  async (label, value, changesDraft, said) => {
    expect(await changeAndReload(label, value, changesDraft)).toMatch(said)
  },
)

test('typed text that is in no draft leads to a warning, even if another draft changes', async () => {
  givenServed(NEW)
  await open(PARTS, <input aria-label="Name" />)

  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Marie Curie' } })
  sessionStorage.setItem('domizil.draft.anna.thread', '{"text":"Another dialog"}')
  jest.advanceTimersByTime(1_000)
  later()
  await become('visible')
  await act(async () => screen.getByRole('button', { name: 'Reload' }).click())

  expect(screen.getByRole('status').textContent).toMatch(/^Loading the page again loses/)
})

test('unchanged versions, or ones that were rolled back, are not offered', async () => {
  givenServed(SAME)
  await open()
  later()
  await become('visible')
  expect(screen.queryByRole('status')).toBeNull()

  givenServed(NEW)
  later()
  await become('visible')
  expect(screen.getByRole('status')).toBeDefined()

  givenServed(SAME)
  later()
  await become('visible')

  expect(screen.queryByRole('status')).toBeNull()
})

test('versions are checked every five minutes at most', async () => {
  givenServed(SAME)
  await open()
  later(299_000)
  await become('visible')
  expect(asked).toEqual([])

  later(1_000)
  await become('visible')
  await become('visible')

  expect(asked).toHaveLength(1)
})

test('a failed check is ignored', async () => {
  givenServed({ error: 'Not now', code: 'X' }, false)
  await open()
  later()

  await become('visible')

  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page of a static host does not check for versions', async () => {
  givenServed(NEW)
  await open(null)
  later()

  await become('visible')

  expect(asked).toEqual([])
})
