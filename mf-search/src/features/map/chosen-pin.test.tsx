import { getFlat, type Pin, type SearchResult } from '@domizil/api'
import { aFlatCard, aSearchResult, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { texts } from '../../testing/texts.ts'
import { FlatPreview } from './flat-preview.tsx'
import { useChosenPin } from './search-map.tsx'

const pin: Pin = {
  id: 1,
  latitude: 52.5,
  longitude: 13.4,
  pricePerMonth: 1150,
  bedrooms: 2,
  district: 'Mitte',
}
const found = aSearchResult({ items: [aFlatCard({ id: 1, title_en: 'Loft at the canal' })], pins: [pin] })
const without = aSearchResult({ items: [], pins: [] })

/** A map with one pin that can be selected. */
function Chosen({ results = [found] }: { results?: SearchResult[] }) {
  const [at, setAt] = useState(0)
  const result = results[at]
  const { id, seenIds, choose, close } = useChosenPin(result)

  return (
    <>
      <input aria-label="Elsewhere" />
      <div>
        <button type="button" aria-pressed={id === 1} onClick={() => choose(1)}>
          Pin, seen: {[...seenIds].join()}
        </button>
        <button type="button" onClick={() => setAt(at + 1)}>
          Next result
        </button>
        {id !== undefined && (
          <FlatPreview stay={{}} query={{}} id={id} items={result?.items} onClose={close} />
        )}
      </div>
    </>
  )
}

const preview = () => screen.queryByRole('region', { name: 'Flat on the map' })
const thePin = () => screen.getByRole('button', { name: /^Pin/ })

test('a preview opened by key gets the focus, and closing it returns the focus to the pin', async () => {
  await renderRemote(<Chosen />, { texts })
  thePin().focus()

  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(preview())
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Loft at the canal' }))
  await userEvent.keyboard('{Escape}')

  expect(preview()).toBeNull()
  expect(document.activeElement).toBe(thePin())
})

test('Escape in a field beside the map does not close the preview', async () => {
  await renderRemote(<Chosen />, { texts })
  await userEvent.click(thePin())

  await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '{Escape}')

  expect(preview()).toBeTruthy()
})

test('the preview closes when its flat is no longer among the results', async () => {
  await renderRemote(<Chosen results={[found, without]} />, { texts })
  await userEvent.click(thePin())
  expect(preview()).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Next result' }))

  expect(preview()).toBeNull()
})

test('a flat beyond the loaded page is fetched for its preview, which shows an error if that fails', async () => {
  const shell = new FakeShell().on(getFlat, () =>
    Promise.reject(Object.assign(new Error('The database is away'), { ajax: true, status: 503 })),
  )
  await renderRemote(<Chosen results={[{ ...found, items: [] }]} />, { shell, texts })

  await userEvent.click(thePin())

  expect((await within(preview() as HTMLElement).findByRole('alert')).textContent).toBe(
    'The database is away',
  )
})

test('a single flat among clusters opens a preview, too', async () => {
  const clusters = [{ cell: '13/52', latitude: 52.5, longitude: 13.4, count: 1, minPrice: 1150, pin }]
  await renderRemote(<Chosen results={[{ ...found, pins: undefined, clusters }]} />, { texts })

  await userEvent.click(thePin())

  expect(preview()).toBeTruthy()
})

test('returning to a search reopens its preview; another search has none, and marks seen pins', async () => {
  const shell = new FakeShell().at('/search?q=Berlin')
  const { unmount } = await renderRemote(<Chosen />, { shell, texts })
  await userEvent.click(thePin())
  unmount()

  const back = await renderRemote(<Chosen />, { shell, texts })
  expect(preview()).toBeTruthy()
  back.unmount()
  act(() => shell.go('/search?q=Leipzig'))
  await renderRemote(<Chosen />, { shell, texts })

  expect(preview()).toBeNull()
  expect(thePin().textContent).toBe('Pin, seen: 1')
})
