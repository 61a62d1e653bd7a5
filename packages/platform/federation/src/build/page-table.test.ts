import { expect, test } from '@jest/globals'
import pageTable from './page-table.ts'

test('each page named in the routes becomes one chunk', () => {
  const routes = [
    { path: '/flat-wizard', page: 'flat-wizard' },
    { path: '/flat/:id/edit', page: 'flat-wizard' },
  ]

  const table = pageTable(JSON.stringify(routes))

  expect(table).toBe(
    `import { lazyChunk } from '@domizil/app-kit'
export default {
  "flat-wizard": lazyChunk("page-flat-wizard", () => import(/* webpackChunkName: "page-flat-wizard" */ "./src/pages/flat-wizard-page.tsx").then((module) => module.FlatWizardPage), { isPage: true }),
}`,
  )
})
