import { expect, jest, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
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

test('a chunk that fails twice reaches the boundary with its code', async () => {
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
