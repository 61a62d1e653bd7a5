// proves 14.28
import { expect, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LatePart } from './late-part.tsx'
import { lazyChunk } from './lazy-chunk.tsx'

test('a late part is marked until its code is there, and tells when it is', async () => {
  let arrive: (component: () => ReactNode) => void = () => undefined
  const Details = lazyChunk('details', () => new Promise<() => ReactNode>((resolve) => (arrive = resolve)))
  const told: unknown[] = []
  document.addEventListener('late-part', ({ target }) => told.push(target))

  await renderRemote(
    <LatePart fallback="Loading">
      <Details />
    </LatePart>,
    { shell: new FakeShell(), texts: {} },
  )
  const part = screen.getByText('Loading')
  expect(part.dataset).toHaveProperty('late')
  arrive(() => <p>All details</p>)
  await screen.findByText('All details')

  expect(told).toEqual([part])
  await waitFor(() => expect(part.dataset).not.toHaveProperty('late'))
})
