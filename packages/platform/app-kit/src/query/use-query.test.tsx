// proves 12.17, D12.5
import { afterEach, expect, jest, test } from '@jest/globals'
import { getFlat, listFlats } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'
import { aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { act, screen } from '@testing-library/react'
import { Component, type ReactNode, useState } from 'react'
import { useShell } from '../shell-context.ts'
import { queryOf } from './query.ts'
import { queryCacheOf } from './query-cache.ts'
import { type QueryOptions, useQuery } from './use-query.ts'

const flatQuery = (id: number) => queryOf(getFlat, { params: { id } })
const apiError = (message: string) => Object.assign(new Error(message), { ajax: true, status: 503 })
afterEach(() => void jest.useRealTimers())

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

function Flat({ id, options }: { id: number; options?: QueryOptions }) {
  const flat = useQuery(flatQuery(id), options)
  return (
    <>
      <p>{flat.data?.title_en ?? flat.status}</p>
      {flat.status === 'error' && <p>{flat.error.message}</p>}
      <button type="button" onClick={() => void flat.refetch()}>
        refetch
      </button>
      <button type="button" onClick={() => void flat.refetch({ isInBackground: true })}>
        poll
      </button>
    </>
  )
}

/** A flat, and the next one after a click. */
function Chosen({ options }: { options?: QueryOptions }) {
  const [id, setId] = useState(1)
  return (
    <>
      <Flat id={id} options={options} />
      <button type="button" onClick={() => setId(id + 1)}>
        next
      </button>
    </>
  )
}

/** A section of the page that can be closed and opened again. */
function Closable({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {isOpen && children}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'close' : 'open'}
      </button>
    </>
  )
}

/** A backend that answers when the test says so. */
function aSlowBackend() {
  const requests: {
    id: number
    signal: AbortSignal | undefined
    answer: (title: string) => Promise<void>
  }[] = []
  const shell = new FakeShell()
  const send = (_call: unknown, input: { params: { id: number } }, options?: { signal?: AbortSignal }) =>
    new Promise((resolve) => {
      requests.push({
        id: input.params.id,
        signal: options?.signal,
        answer: (title_en) => act(async () => resolve(aPublicFlat({ title_en }))),
      })
    })
  shell.send = send as unknown as FakeShell['send']

  return { shell, requests }
}

test('the answer of the backend is rendered', async () => {
  const shell = new FakeShell().on(getFlat, () => aPublicFlat({ title_en: 'Loft in Mitte' }))

  await renderRemote(<Flat id={1} />, { shell, texts: {} })

  expect(await screen.findByText('Loft in Mitte')).toBeTruthy()
})

test('a failed call shows its message and can be sent again', async () => {
  let attempts = 0
  const shell = new FakeShell().on(getFlat, () => {
    attempts += 1
    return attempts === 1
      ? Promise.reject(apiError('The database is away'))
      : aPublicFlat({ title_en: 'Loft' })
  })
  await renderRemote(<Flat id={1} />, { shell, texts: {} })
  expect(await screen.findByText('The database is away')).toBeTruthy()

  await press('refetch')

  expect(await screen.findByText('Loft')).toBeTruthy()
})

test('loaded data stays during a refetch, and when the refetch fails', async () => {
  let attempts = 0
  const shell = new FakeShell().on(getFlat, () => {
    attempts += 1
    return attempts === 1 ? aPublicFlat({ title_en: 'Loft' }) : Promise.reject(apiError('Away'))
  })
  await renderRemote(<Flat id={1} />, { shell, texts: {} })
  expect(await screen.findByText('Loft')).toBeTruthy()

  await press('refetch')

  expect(await screen.findByText('Away')).toBeTruthy()
  expect(screen.getByText('Loft')).toBeTruthy()
})

test('an error stays during a refetch in the background, until one succeeds', async () => {
  let answer = (_title: string): void => undefined
  let attempts = 0
  const shell = new FakeShell().on(getFlat, () => {
    attempts += 1
    if (attempts === 1) return Promise.reject(apiError('Away'))
    return new Promise((resolve) => (answer = (title_en) => resolve(aPublicFlat({ title_en }))))
  })
  await renderRemote(<Flat id={1} />, { shell, texts: {} })
  expect(await screen.findByText('Away')).toBeTruthy()

  await press('poll')
  expect(screen.getByText('Away')).toBeTruthy()
  await act(async () => answer('Loft'))

  expect(screen.getByText('Loft')).toBeTruthy()
})

test('changing the key aborts the running request, and ignores its late answer', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(<Chosen />, { shell, texts: {} })
  await press('next')

  await requests[1]?.answer('second')
  await requests[0]?.answer('first')

  expect(requests[0]?.signal?.aborted).toBe(true)
  expect(screen.getByText('second')).toBeTruthy()
})

test('two components with the same query share one request', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <>
      <Flat id={1} />
      <Closable>
        <Flat id={1} />
      </Closable>
    </>,
    { shell, texts: {} },
  )

  await press('close')
  await requests[0]?.answer('Loft')

  expect(requests).toHaveLength(1)
  expect(screen.getByText('Loft')).toBeTruthy()
})

test('unmounting a component aborts its request', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <Closable>
      <Flat id={1} />
    </Closable>,
    { shell, texts: {} },
  )

  await press('close')

  expect(requests[0]?.signal?.aborted).toBe(true)
})

test('an uncached query shows the loading state again after remounting', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <Closable>
      <Flat id={1} />
    </Closable>,
    { shell, texts: {} },
  )
  await requests[0]?.answer('Loft')
  await press('close')

  await press('open')

  expect(screen.getByText('pending')).toBeTruthy()
})

test('a cached query shows its data at once after remounting, and is refetched', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <Closable>
      <Flat id={1} options={{ isCached: true }} />
    </Closable>,
    { shell, texts: {} },
  )
  await requests[0]?.answer('Loft')
  await press('close')

  await press('open')
  expect(screen.getByText('Loft')).toBeTruthy()
  await requests[1]?.answer('Loft with a view')

  expect(screen.getByText('Loft with a view')).toBeTruthy()
})

test('the cache keeps the last eight queries', async () => {
  const shell = new FakeShell().on(getFlat, ({ params }) => aPublicFlat({ title_en: `flat ${params.id}` }))
  await renderRemote(<Chosen options={{ isCached: true }} />, { shell, texts: {} })

  for (let count = 0; count < 9; count += 1) await press('next')

  const cached = [1, 2, 9].map((id) => queryCacheOf(shell).stateOf(flatQuery(id)).data?.title_en)
  expect(cached).toEqual([undefined, 'flat 2', 'flat 9'])
})

test('with keepsPrevious the old data stays until the next query has loaded', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(<Chosen options={{ keepsPrevious: true }} />, { shell, texts: {} })
  await requests[0]?.answer('first')

  await press('next')
  expect(screen.getByText('first')).toBeTruthy()
  await requests[1]?.answer('second')

  expect(screen.getByText('second')).toBeTruthy()
})

test('with keepsPrevious the old data is removed when the next query fails', async () => {
  const shell = new FakeShell().on(getFlat, ({ params }) =>
    params.id === 1 ? aPublicFlat({ title_en: 'first' }) : Promise.reject(apiError('Away')),
  )
  await renderRemote(<Chosen options={{ keepsPrevious: true }} />, { shell, texts: {} })

  await press('next')

  expect(await screen.findByText('Away')).toBeTruthy()
  expect(screen.queryByText('first')).toBeNull()
})

test('the old data stays through failed queries where the option asks for it, until one has loaded', async () => {
  const shell = new FakeShell().on(getFlat, ({ params }) =>
    params.id === 1 ? aPublicFlat({ title_en: 'first' }) : Promise.reject(apiError('Away')),
  )
  await renderRemote(<Chosen options={{ keepsPrevious: 'through-failures' }} />, { shell, texts: {} })

  await press('next')
  await press('next')

  expect(await screen.findByText('Away')).toBeTruthy()
  expect(screen.getByText('first')).toBeTruthy()
})

test('changes within the delay cause one request', async () => {
  jest.useFakeTimers()
  const { shell, requests } = aSlowBackend()
  await renderRemote(<Chosen options={{ delayMs: 200 }} />, { shell, texts: {} })

  await press('next')
  await press('next')
  await act(() => jest.advanceTimersByTimeAsync(200))

  expect(requests.map(({ id }) => id)).toEqual([3])
})

test('a disabled query sends nothing', async () => {
  const { shell, requests } = aSlowBackend()

  await renderRemote(<Flat id={1} options={{ isEnabled: false }} />, { shell, texts: {} })

  expect(requests).toEqual([])
})

test('data confirmed by the backend after a change is shown without another request', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <>
      <Flat id={1} />
      <Renamed id={1} />
    </>,
    { shell, texts: {} },
  )
  await requests[0]?.answer('Loft')

  await press('rename')

  expect(screen.getByText('Studio')).toBeTruthy()
  expect(requests).toHaveLength(1)
})

function Renamed({ id }: { id: number }) {
  const cache = queryCacheOf(useShell())
  const rename = () => cache.setData(flatQuery(id), (flat) => ({ ...flat, title_en: 'Studio' }))
  return (
    <button type="button" onClick={rename}>
      rename
    </button>
  )
}

test('a server-rendered answer is not fetched again at first, but after remounting', async () => {
  const { shell, requests } = aSlowBackend()
  const firstAnswers = new Map([[flatQuery(1).key, aPublicFlat({ title_en: 'drawn' })]])
  const drawn: ShellApi = Object.assign(shell, { firstAnswers })
  await renderRemote(
    <Closable>
      <Flat id={1} />
    </Closable>,
    { shell: drawn as FakeShell, texts: {} },
  )
  expect(screen.getByText('drawn')).toBeTruthy()
  expect(requests).toEqual([])

  await press('close')
  await press('open')

  expect(requests).toHaveLength(1)
})

test('queries with different calls or inputs have different keys', () => {
  const keys = [flatQuery(1).key, flatQuery(2).key, queryOf(listFlats, {}).key]

  expect(new Set(keys).size).toBe(3)
})

test('an error that is no failed call reaches the error boundary', async () => {
  const onCaughtError = jest.fn()
  const shell = new FakeShell().on(getFlat, () => Promise.reject(new TypeError('our own fault')))

  await renderRemote(
    <Boundary>
      <Flat id={1} />
    </Boundary>,
    { shell, texts: {}, onCaughtError },
  )

  expect(await screen.findByText('caught: our own fault')).toBeTruthy()
  expect(onCaughtError).toHaveBeenCalledTimes(1)
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }
  override render() {
    return this.state.message ? <p>caught: {this.state.message}</p> : this.props.children
  }
}

test('a live query is refetched after a change without a loading state, another query is not', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(
    <>
      <Flat id={1} options={{ isLive: true }} />
      <Flat id={2} />
    </>,
    { shell, texts: {} },
  )
  await requests[0]?.answer('Loft')
  await requests[1]?.answer('Studio')

  act(() => shell.changes.set(1))

  expect(requests.slice(2).map(({ id }) => id)).toEqual([1])
  expect(screen.getByText('Loft')).toBeTruthy()
  await requests[2]?.answer('Loft with a view')
  expect(screen.getByText('Loft with a view')).toBeTruthy()
})

test('a refetch that fails after a change keeps the data, and is retried later', async () => {
  jest.useFakeTimers()
  const titles = ['Loft', undefined, 'Loft with a view']
  let at = 0
  const shell = new FakeShell().on(getFlat, () => {
    const title_en = titles[at]
    at += 1
    return title_en ? aPublicFlat({ title_en }) : Promise.reject(apiError('Away'))
  })
  await renderRemote(<Flat id={1} options={{ isLive: true }} />, { shell, texts: {} })
  await act(() => jest.advanceTimersByTimeAsync(0))

  await act(async () => shell.changes.set(1))
  expect([screen.queryByText('Loft') !== null, screen.queryByText('Away')]).toEqual([true, null])
  await act(() => jest.advanceTimersByTimeAsync(31_000))

  expect(screen.getByText('Loft with a view')).toBeTruthy()
})

test('a late answer does not overwrite data that the server has confirmed since', async () => {
  const { shell, requests } = aSlowBackend()
  await renderRemote(<Flat id={1} options={{ isLive: true }} />, { shell, texts: {} })
  await requests[0]?.answer('Loft')
  act(() => shell.changes.set(1))

  act(() => queryCacheOf(shell).setData(flatQuery(1), () => aPublicFlat({ title_en: 'Confirmed' })))
  await requests[1]?.answer('Loft')

  expect(screen.getByText('Confirmed')).toBeTruthy()
  expect(requests).toHaveLength(3)
})
