import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const SearchPage = lazyChunk('page-search', () =>
  import(/* webpackChunkName: "page-search" */ '../pages/search-page.tsx').then(
    (module) => module.SearchPage,
  ),
)
const FavouritesPage = lazyChunk('page-favourites', () =>
  import(/* webpackChunkName: "page-favourites" */ '../pages/favourites-page.tsx').then(
    (module) => module.FavouritesPage,
  ),
)

/** The search with list and map, and the favourites. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-search',
  version: __APP_VERSION__,
  routes,
  pages: { search: SearchPage, favourites: FavouritesPage },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
