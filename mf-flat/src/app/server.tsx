import { getFlat, listFlatReviews } from '@domizil/api'
import { defineServerRemote, questionOf } from '@domizil/app-kit/server'
import routes from '../../routes.json'
import { isFlatId } from '../lib/flat-id.ts'
import { FlatPage } from '../pages/flat-page.tsx'

declare const __APP_VERSION__: string

/** The page of a flat with its reviews. A landlord's pages are rendered by the browser alone. */
export const remote = defineServerRemote({
  name: 'mf-flat',
  version: __APP_VERSION__,
  routes,
  pages: {
    flat: {
      component: FlatPage,
      questions: ({ path }) => {
        const id = path.split('/')[2] ?? ''
        if (!isFlatId(id)) return []
        const input = { params: { id: Number(id) } }
        return [questionOf(getFlat, input), questionOf(listFlatReviews, input)]
      },
    },
  },
  messages: {
    en: () => import('../../messages/en.ts'),
    de: () => import('../../messages/de.ts'),
    es: () => import('../../messages/es.ts'),
  },
})
