// proves 14.28
import { expect, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createContext, type ReactNode, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { LatePart } from './late-part.tsx'
import { lazyChunk } from './lazy-chunk.tsx'

test('a late part is marked until its code is loaded, and reports when it is', async () => {
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

test('server-rendered content stays while its code loads, though the page around it re-renders', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const never = new Promise<void>(() => undefined)
  let isDrawing = true
  let update = (_count: number): void => undefined
  const Context = createContext(0)
  const Details = ({ count }: { count: number }) => {
    use(Context)
    if (!isDrawing) use(never)
    return <p>{`Details ${count}`}</p>
  }
  function Page() {
    const [count, setCount] = useState(1)
    update = setCount
    return (
      <Context value={count}>
        <LatePart fallback="Loading">
          <Details count={count} />
        </LatePart>
      </Context>
    )
  }
  place.innerHTML = renderToString(<Page />)
  isDrawing = false

  await act(async () => void hydrateRoot(place, <Page />))
  await act(async () => update(2))

  expect(place.textContent).toBe('Details 1')
})
