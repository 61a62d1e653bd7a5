// proves 16.54
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { act, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyChunk } from './lazy-chunk.tsx'

const Panel = () => <p>the panel</p>

class Catch extends Component<{ children: ReactNode }, { code?: string }> {
  override state: { code?: string } = {}
  static getDerivedStateFromError(error: { code?: string }) {
    return { code: error.code ?? 'unknown' }
  }
  override render() {
    return this.state.code ? <p>{this.state.code}</p> : this.props.children
  }
}

test('a chunk that fails once is asked for again and shown', async () => {
  let attempts = 0
  const Lazy = lazyChunk('panel', async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return Panel
  })

  await renderRemote(<Lazy />, { texts: {} })

  expect(await screen.findByText('the panel')).toBeTruthy()
})

test('a chunk that fails twice reaches the error boundary as CHUNK_FAILED', async () => {
  const onCaughtError = jest.fn()
  const Lazy = lazyChunk<object>('panel', () => Promise.reject(new TypeError('Failed to fetch')))

  await renderRemote(
    <Catch>
      <Lazy />
    </Catch>,
    { texts: {}, onCaughtError },
  )

  expect(await screen.findByText('CHUNK_FAILED')).toBeTruthy()
  expect(onCaughtError).toHaveBeenCalledTimes(1)
})

test('a chunk that hangs counts as failed after the configured time', async () => {
  const onCaughtError = jest.fn()
  class ImpatientShell extends FakeShell {
    override readonly config = { ...new FakeShell().config, loadTimeoutMs: 20 }
  }
  const Lazy = lazyChunk<object>('panel', () => new Promise(() => {}))

  await renderRemote(
    <Catch>
      <Lazy />
    </Catch>,
    { shell: new ImpatientShell(), texts: {}, onCaughtError },
  )

  expect(await screen.findByText('CHUNK_FAILED')).toBeTruthy()
  expect(onCaughtError).toHaveBeenCalledTimes(1)
})

describe('with texts of its own', () => {
  const Greeting = () => (
    <p>
      <FormattedMessage id="panel.hello" /> <FormattedMessage id="page.name" />
    </p>
  )
  const texts = (hello: string) => () => Promise.resolve({ default: { 'panel.hello': hello } })
  const given = (en = texts('Hello')) =>
    lazyChunk('panel', async () => Greeting, { messages: { en, de: texts('Hallo'), es: texts('Hola') } })

  test('a chunk says them beside those of its page', async () => {
    const Lazy = given()

    await renderRemote(<Lazy />, { texts: { 'page.name': 'Ada' } })

    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })

  test('a chunk says them in the language of its page', async () => {
    const Lazy = given()
    const shell = new FakeShell()
    shell.locale.set('de')

    await renderRemote(<Lazy />, { shell, texts: { 'page.name': 'Ada' } })

    expect(await screen.findByText('Hallo Ada')).toBeTruthy()
  })

  test('a page that renders again gives its chunk the texts that it had', async () => {
    const seen = new Set<object>()
    const Count = ({ clicks }: { clicks: number }) => {
      seen.add(useIntl().messages)
      return `${clicks} clicks`
    }
    const Lazy = lazyChunk('panel', async () => Count, {
      messages: { en: texts('Hello'), de: texts('Hallo'), es: texts('Hola') },
    })
    const Page = () => {
      const [clicks, setClicks] = useState(0)
      return (
        <button onClick={() => setClicks(clicks + 1)}>
          <Lazy clicks={clicks} />
        </button>
      )
    }
    const { user } = await renderRemote(<Page />, { texts: {} })

    await user.click(screen.getByRole('button'))

    expect(screen.getByText('1 clicks')).toBeTruthy()
    expect(seen.size).toBe(1)
  })

  test('what was loaded early is there at once, with its texts', async () => {
    const Lazy = given()
    const shell = new FakeShell()
    await Lazy.preload(shell, { name: 'mf-under-test', version: '0.0.0', shellApi: 1 })
    const waits = jest.fn()
    const Waiting = () => {
      useLayoutEffect(() => void waits())
      return null
    }
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false)
      return isOpen ? (
        <Suspense fallback={<Waiting />}>
          <Lazy />
        </Suspense>
      ) : (
        <button onClick={() => setIsOpen(true)}>open</button>
      )
    }
    const { user } = await renderRemote(<Page />, { shell, texts: { 'page.name': 'Ada' } })

    await user.click(screen.getByRole('button'))

    expect(screen.getByText('Hello Ada')).toBeTruthy()
    expect(waits).not.toHaveBeenCalled()
  })

  test('texts that cannot be loaded are a failure of the chunk', async () => {
    const Lazy = given(() => Promise.reject(new TypeError('Failed to fetch')))

    await renderRemote(
      <Catch>
        <Lazy />
      </Catch>,
      { texts: {}, onCaughtError: () => undefined },
    )

    expect(await screen.findByText('CHUNK_FAILED')).toBeTruthy()
  })
})

describe('without a connection', () => {
  let isOnline = false
  beforeEach(() => {
    isOnline = false
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(() => void jest.restoreAllMocks())
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return Panel
  }

  test('a part of a page is waited for, and loaded with the connection', async () => {
    const Part = lazyChunk('panel', load)
    await renderRemote(
      <Catch>
        <p>around it</p>
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </Catch>,
      { texts: {} },
    )
    const without = document.body.textContent

    await act(async () => {
      isOnline = true
      window.dispatchEvent(new Event('online'))
    })

    expect([without, document.body.textContent]).toEqual(['around itloading', 'around itthe panel'])
  })

  test('a page fails', async () => {
    const Page = lazyChunk('page-panel', load, { isPage: true })

    await renderRemote(
      <Catch>
        <Page />
      </Catch>,
      { texts: {}, onCaughtError: () => undefined },
    )

    expect(await screen.findByText('CHUNK_FAILED')).toBeTruthy()
  })
})
