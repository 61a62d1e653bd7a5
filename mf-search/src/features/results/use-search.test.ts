import { searchFlats } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { aDrawnShell, aSearchResult, FakeShell } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { filterOf } from '../../lib/query-filter.ts'
import { searchQueryOf } from './use-search.ts'

const { signal } = new AbortController()
const repeats = (shell: FakeShell) =>
  shell.answers.inputsOf(searchFlats).map(({ body }) => body.isRepeated === true)

test('loading a search again for another layout counts as a repeat, another filter does not', async () => {
  const shell = new FakeShell().on(searchFlats, () => aSearchResult())

  await searchQueryOf({ term: 'Berlin' }, true).fetch(shell, signal)
  await searchQueryOf({ term: 'Berlin' }, false).fetch(shell, signal)
  await searchQueryOf({ term: 'Berlin', priceMax: 900 }, false).fetch(shell, signal)

  expect(repeats(shell)).toEqual([false, true, false])
})

test('the first fetch of a server-rendered search counts as a repeat', async () => {
  const { key } = queryOf(searchFlats, { body: filterOf({ term: 'Berlin' }, true) })
  const shell = aDrawnShell('/search?q=Berlin', { [key]: aSearchResult() }).on(searchFlats, () =>
    aSearchResult(),
  )

  await searchQueryOf({ term: 'Berlin' }, false).fetch(shell, signal)

  expect(repeats(shell)).toEqual([true])
})

test('retrying a failed search does not count as a repeat', async () => {
  let isAway = true
  const shell = new FakeShell().on(searchFlats, () => {
    if (isAway) throw new Error('away')
    return aSearchResult()
  })

  await searchQueryOf({ term: 'Berlin' }, true)
    .fetch(shell, signal)
    .catch(() => undefined)
  isAway = false
  await searchQueryOf({ term: 'Berlin' }, true).fetch(shell, signal)

  expect(repeats(shell)).toEqual([false, false])
})
