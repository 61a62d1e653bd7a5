// proves 14.5
import { getNewFlats } from '@domizil/api'
import { queryOf } from '@domizil/app-kit/query'
import { aDrawnShell, aFlatCard, anImage, hydrateElement } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { IntlProvider } from 'react-intl'
import frameTexts from '../../messages/en.json' with { type: 'json' }
import texts from '../../messages/home/en.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { aShell, inShell } from '../testing/render-in-shell.tsx'
import { Layout } from './layouts/layout.tsx'

test('the home page hydrates inside the frame without React errors', async () => {
  const flats = [1, 2, 3].map((id) => aFlatCard({ id, images: [anImage()] }))
  const cities = ['Berlin', 'Köln'].map((city) => ({ city, count: 2, fromPrice: 900, image: anImage() }))
  const shell = aDrawnShell('/', { [queryOf(getNewFlats, {}).key]: { flats, cities } })
  const page = (
    <Layout name="general">
      <IntlProvider locale="en" messages={{ ...frameTexts, ...texts }}>
        <HomePage />
      </IntlProvider>
    </Layout>
  )

  const { complaints, container } = await hydrateElement(inShell(page, aShell(shell)))

  expect(complaints).toEqual([])
  expect(container.querySelectorAll('h1')).toHaveLength(1)
})
