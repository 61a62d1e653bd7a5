// proves 14.5
import { getFlat, listFlatReviews } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { Route, Routes } from '@domizil/app-kit/router'
import { aDrawnShell, anImage, aPublicFlat, hydrateRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import texts from '../../messages/en.ts'
import { FlatPage } from '../pages/flat-page.tsx'

test.each([
  ['a phone', 412],
  ['a wide screen', 1280],
])('a flat rendered for %s has its bottom bar and hydrates without React errors', async (_screen, width) => {
  const input = { params: { id: 1 } }
  const shell = aDrawnShell('/flat/1', {
    [queryOf(getFlat, input).key]: aPublicFlat({ id: 1, images: [anImage(), anImage({ id: 2 })] }),
    [queryOf(listFlatReviews, input).key]: { reviews: [], count: 0, average: null },
  })

  const { complaints, container, drawn } = await hydrateRemote(
    <Routes>
      <Route path="/flat/:id" element={<FlatPage />} />
    </Routes>,
    { shell, texts, width },
  )

  // On a narrow window none comes up later, under a press.
  expect(drawn).toContain('data-foot-bar')
  expect(complaints).toEqual([])
  expect(container.querySelector('h1')?.textContent).toBeTruthy()
})
