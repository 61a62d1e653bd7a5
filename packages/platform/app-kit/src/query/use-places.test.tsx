// proves 9.3, 16.20, 16.47
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { listPlaces } from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { ShellContext } from '../shell-context.ts'
import { usePlaces } from './use-places.ts'

const BERLIN = { kind: 'CITY', name: 'Berlin', countryCode: 'DE', latitude: 52.5, longitude: 13.4 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A user who types letter by letter, and the terms requested from the server. */
function aTyper(places: readonly object[] = [BERLIN]) {
  const shell = new FakeShell().on(listPlaces, () => [...places] as never)
  const { result, rerender } = renderHook(({ term }) => usePlaces(term), {
    initialProps: { term: '' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="en">
        <ShellContext value={shell}>{children}</ShellContext>
      </IntlProvider>
    ),
  })
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  return {
    result,
    wait,
    type: (term: string) => rerender({ term }),
    asked: () => shell.answers.inputsOf(listPlaces),
  }
}

test('places are searched 200 ms after the last letter', async () => {
  const { type, wait, asked } = aTyper()

  type('Be')
  await wait(199)
  type('Ber')
  await wait(199)
  const before = asked()
  await wait(1)

  expect([before, asked()]).toEqual([[], [{ query: { term: 'Ber' } }]])
})

test('places are offered with their region', async () => {
  const { type, wait, result } = aTyper([
    BERLIN,
    { ...BERLIN, kind: 'DISTRICT', name: 'Mitte', city: 'Berlin', region: 'Berlin (state)' },
    { ...BERLIN, kind: 'POSTCODE', postcode: '10115' },
  ])

  type('Ber')
  await wait(200)

  expect(result.current.options.map(({ text, hint }) => [text, hint])).toEqual([
    ['Berlin', 'Germany'],
    ['Mitte, Berlin', 'Berlin (state)'],
    ['10115 Berlin', 'Germany'],
  ])
})

test('old suggestions are stale until the new ones load, and are removed with an empty text', async () => {
  const { type, wait, result } = aTyper()
  type('Ber')
  await wait(200)
  const found = result.current

  type('Berl')
  const meanwhile = result.current
  await wait(200)
  const next = result.current
  type(' ')

  expect([found, meanwhile, next].map(({ isStale, options }) => [isStale, options.length])).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
  ])
  expect(result.current.options).toEqual([])
})

test('equal suggestions are offered once, and a place of the same name in another region as well', async () => {
  const { type, wait, result } = aTyper([
    { ...BERLIN, name: 'Halle', region: 'Lower Saxony' },
    { ...BERLIN, name: 'Halle', region: 'Lower Saxony', latitude: 52.1 },
    { ...BERLIN, name: 'Halle', region: 'Saxony-Anhalt' },
    { ...BERLIN, name: 'Hall', region: 'Tyrol' },
    { ...BERLIN, name: 'Hall', region: 'Tyrol', kind: 'POSTCODE', postcode: '6060' },
  ])

  type('Hal')
  await wait(200)

  expect(result.current.options.map(({ text, hint, isAmbiguous }) => [text, hint, isAmbiguous])).toEqual([
    ['Halle', 'Lower Saxony', true],
    ['Halle', 'Saxony-Anhalt', true],
    ['Hall', 'Tyrol', false],
    ['6060 Hall', 'Tyrol', false],
  ])
})

test('a text without matching places counts as empty once the places have loaded', async () => {
  const { type, wait, result } = aTyper([])

  type('Xyz')
  const loading = result.current.isEmpty
  await wait(200)
  const loaded = result.current.isEmpty
  type('')

  expect([loading, loaded, result.current.isEmpty]).toEqual([false, true, false])
})

test('a town counts as ambiguous if another town has its name', async () => {
  const { type, wait, result } = aTyper([
    { ...BERLIN, name: 'Halle', region: 'Lower Saxony' },
    { ...BERLIN, name: 'Halle', region: 'North Rhine-Westphalia' },
    { ...BERLIN, kind: 'DISTRICT', name: 'Halle', city: 'Bielefeld' },
    BERLIN,
    { ...BERLIN, kind: 'POSTCODE', postcode: '10115' },
  ])

  type('Hal')
  await wait(200)

  expect(result.current.options.map(({ isAmbiguous }) => isAmbiguous)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
