import { defineServerRemote, questionOf } from '@domizil/app-kit/server'
import { searchFlats } from '@domizil/api'
import { readSearch } from '@domizil/links'
import routes from '../../routes.json'
import { LATE_TEXTS } from '../lib/late-texts.ts'
import { filterOf } from '../lib/query-filter.ts'
import { FavouritesPage } from '../pages/favourites-page.tsx'
import { SearchPage } from '../pages/search-page.tsx'

declare const __APP_VERSION__: string

/** The search with its first page of results, and the empty page of favourites, whose ids only the browser knows. */
export const remote = defineServerRemote({
  name: 'mf-search',
  version: __APP_VERSION__,
  routes,
  pages: {
    search: {
      component: SearchPage,
      questions: ({ search }) => {
        const query = readSearch(search)
        return [questionOf(searchFlats, { body: filterOf(query, query.view === 'map') })]
      },
    },
    favourites: { component: FavouritesPage, messages: LATE_TEXTS },
  },
  messages: {
    en: () => import('../../messages/en.ts'),
    de: () => import('../../messages/de.ts'),
    es: () => import('../../messages/es.ts'),
  },
})
