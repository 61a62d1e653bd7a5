// proves 18.20
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { DemoNote } from './demo-note.tsx'

const LATER_MS = 10_000
const asked: string[] = []
const realFetch = globalThis.fetch

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

function givenDemo(status: string): void {
  globalThis.fetch = async (address) => {
    asked.push(address as string)
    return { json: async () => ({ status }) } as Response
  }
}

const later = () => act(() => jest.advanceTimersByTimeAsync(LATER_MS))
const whileLoading = () => aShell(undefined, { isDemoLoading: true })

test('a site with a complete demo shows no note and does not poll', async () => {
  givenDemo('complete')
  asked.length = 0

  await renderInShell(<DemoNote />)
  await later()

  expect(screen.queryByRole('status')).toBeNull()
  expect(asked).toEqual([])
})

test('while the demo is loading, a note says so', async () => {
  givenDemo('loading')

  await renderInShell(<DemoNote />, whileLoading())
  await later()

  expect(screen.getByRole('status').textContent).toContain('The demo is still filling up')
})

test.each(['complete', 'incomplete'])(
  'once the demo is %s, the note offers to show everything and stops polling',
  async (status) => {
    givenDemo(status)

    await renderInShell(<DemoNote />, whileLoading())
    await later()
    asked.length = 0
    await later()

    expect(screen.getByRole('button', { name: 'Show everything' })).toBeDefined()
    expect(asked).toEqual([])
  },
)

test('without an answer the note stays and polls again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await renderInShell(<DemoNote />, whileLoading())
  await later()
  expect(screen.getByRole('status').textContent).toContain('still filling up')

  givenDemo('complete')
  await later()

  expect(screen.getByRole('button', { name: 'Show everything' })).toBeDefined()
})
