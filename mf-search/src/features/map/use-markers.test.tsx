import type { Pin, SearchResult } from '@domizil/api'
import { aSearchResult, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import type { Locale } from '@domizil/domain'
import de from '../../../messages/late/de.ts'
import en from '../../../messages/late/en.ts'
import es from '../../../messages/late/es.ts'
import { useMarkers } from './search-map.tsx'

const texts = { en, de, es }
const pin: Pin = {
  id: 1,
  latitude: 52.5,
  longitude: 13.4,
  pricePerMonth: 1150,
  bedrooms: 2,
  district: 'Mitte',
}

function Markers({ result }: { result: SearchResult }) {
  const markers = useMarkers(result, {})

  return (
    <ul>
      {markers.map(({ id, label, ariaLabel, count }) => (
        <li key={id}>{[id, label, ariaLabel, count].filter(Boolean).join(' | ')}</li>
      ))}
    </ul>
  )
}

async function markersOf(result: Partial<SearchResult>, shell = new FakeShell(), locale: Locale = 'en') {
  shell.locale.set(locale)
  const { container } = await renderRemote(<Markers result={aSearchResult(result)} />, {
    shell,
    texts: texts[locale],
  })

  return [...container.querySelectorAll('li')].map((item) => item.textContent?.replaceAll(/\s/g, ' '))
}

test.each<[Locale, string]>([
  ['en', '1 | €1,150 | €1,150, 2 bedrooms, Mitte'],
  ['de', '1 | 1.150 € | 1.150 €, 2 Schlafzimmer, Mitte'],
  ['es', '1 | 1.150 € | 1.150 €, 2 dormitorios, Mitte'],
])('the label of a pin is written in the language of the page (%s)', async (locale, told) => {
  expect(await markersOf({ pins: [pin] }, new FakeShell(), locale)).toEqual([told])
})

test('the label of a pin without a district leaves it out', async () => {
  expect(await markersOf({ pins: [{ ...pin, district: null }] })).toEqual(['1 | €1,150 | €1,150, 2 bedrooms'])
})

test('the label of a favourite’s pin says so', async () => {
  const shell = new FakeShell()
  shell.favourites.set({ ids: new Set([1]), loading: false })

  expect(await markersOf({ pins: [pin] }, shell)).toEqual([
    '1 | €1,150 | €1,150, 2 bedrooms, Mitte, favourite',
  ])
})

test('a single flat among clusters is shown as a pin', async () => {
  const group = { cell: '9/50', latitude: 50, longitude: 9, count: 12, minPrice: 500 }
  const alone = { cell: '13/52', latitude: 52.5, longitude: 13.4, count: 1, minPrice: 1150, pin }

  expect(await markersOf({ pins: undefined, clusters: [group, alone] })).toEqual([
    'group-9/50 | 12',
    '1 | €1,150 | €1,150, 2 bedrooms, Mitte',
  ])
})
