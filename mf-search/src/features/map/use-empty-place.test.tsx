import { listPlaces } from '@domizil/api'
import { aSearchResult, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { SearchQuery } from '@domizil/links'
import { useEmptyPlace } from './search-map.tsx'

const JENA = { kind: 'CITY' as const, name: 'Jena', countryCode: 'DE', latitude: 50.93, longitude: 11.59 }

function Place({ query, total }: { query: Partial<SearchQuery>; total: number }) {
  const place = useEmptyPlace(query, aSearchResult({ total }))
  return <output>{place ? `${place.latitude}, ${place.longitude}` : 'nowhere'}</output>
}

test('the position of a place without flats is looked up, by postcode if it has one', async () => {
  const terms: string[] = []
  const shell = new FakeShell().on(listPlaces, ({ query }) => {
    terms.push(query.term)
    return [JENA]
  })

  await renderRemote(<Place query={{ term: '07743 Jena' }} total={0} />, { shell, texts: {} })

  expect(await screen.findByText('50.93, 11.59')).toBeTruthy()
  expect(terms).toEqual(['07743'])
})

test('a place with flats is not looked up', async () => {
  await renderRemote(<Place query={{ term: 'Jena' }} total={3} />, { shell: new FakeShell(), texts: {} })

  expect(screen.getByText('nowhere')).toBeTruthy()
})
