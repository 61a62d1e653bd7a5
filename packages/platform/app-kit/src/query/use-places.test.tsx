import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { listPlaces } from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ShellContext } from '../shell-context.ts'
import { usePlaces } from './use-places.ts'

const BERLIN = { name: 'Berlin', postcode: null, latitude: 52.5, longitude: 13.4 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A user who types letter by letter, and the terms requested from the server. */
function aTyper() {
  const shell = new FakeShell().on(listPlaces, () => [BERLIN] as never)
  const { result, rerender } = renderHook(({ term }) => usePlaces(term), {
    initialProps: { term: '' },
    wrapper: ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>,
  })
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  return {
    result,
    wait,
    type: (term: string) => rerender({ term }),
    asked: () => shell.answers.inputsOf(listPlaces),
  }
}

test('places are asked for 200 ms after the last letter, and not before', async () => {
  const { type, wait, asked } = aTyper()

  type('Be')
  await wait(199)
  type('Ber')
  await wait(199)
  const before = asked()
  await wait(1)

  expect([before, asked()]).toEqual([[], [{ query: { term: 'Ber' } }]])
})

test('what was found is offered', async () => {
  const { type, wait, result } = aTyper()

  type('Ber')
  await wait(200)

  expect(result.current).toEqual([BERLIN])
})

test('what was found stays while the next places are on their way, and goes with the last letter', async () => {
  const { type, wait, result } = aTyper()
  type('Ber')
  await wait(200)

  type('Berl')
  const meanwhile = result.current
  type(' ')

  expect([meanwhile, result.current]).toEqual([[BERLIN], []])
})
