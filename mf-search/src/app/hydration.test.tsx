// proves 14.5
import { searchFlats } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { readSearch } from '@domizil/links'
import { aDrawnShell, aFlatCard, anImage, aSearchResult, hydrateRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import texts from '../../messages/en.ts'
import { filterOf } from '../lib/query-filter.ts'
import { SearchPage } from '../pages/search-page.tsx'

test('the search hydrates without React errors', async () => {
  const { key } = queryOf(searchFlats, { body: filterOf(readSearch(''), false) })
  const items = [1, 2, 3].map((id) => aFlatCard({ id, images: [anImage(), anImage({ id: 2 })] }))
  const shell = aDrawnShell('/search', { [key]: aSearchResult({ items, total: 3 }) })

  const { complaints, container } = await hydrateRemote(<SearchPage />, { shell, texts })

  expect(complaints).toEqual([])
  expect(container.querySelectorAll('article')).toHaveLength(3)
})
