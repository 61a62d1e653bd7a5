import { getFlat, listFlatReviews } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { Route, Routes } from '@domizil/app-kit/router'
import { aDrawnShell, anImage, aPublicFlat, hydrateRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import texts from '../../messages/en.ts'
import { FlatPage } from '../pages/flat-page.tsx'

test('a flat is hydrated without a complaint of React', async () => {
  const input = { params: { id: 1 } }
  const shell = aDrawnShell('/flat/1', {
    [queryOf(getFlat, input).key]: aPublicFlat({ id: 1, images: [anImage(), anImage({ id: 2 })] }),
    [queryOf(listFlatReviews, input).key]: { reviews: [], count: 0, average: null },
  })

  const { complaints, container } = await hydrateRemote(
    <Routes>
      <Route path="/flat/:id" element={<FlatPage />} />
    </Routes>,
    { shell, texts },
  )

  expect(complaints).toEqual([])
  expect(container.querySelector('h1')?.textContent).toBeTruthy()
})
