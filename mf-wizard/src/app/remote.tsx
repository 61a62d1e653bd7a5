import { defineRemote, lazyChunk } from '@domizil/app-kit'
import routes from '../../routes.json'

declare const __APP_VERSION__: string

const FlatWizardPage = lazyChunk('page-flat-wizard', () =>
  import(/* webpackChunkName: "page-flat-wizard" */ '../pages/flat-wizard-page.tsx').then(
    (module) => module.FlatWizardPage,
  ),
)

const PreFlatWizardPage = lazyChunk('page-pre-flat-wizard', () =>
  import(/* webpackChunkName: "page-pre-flat-wizard" */ '../pages/pre-flat-wizard-page.tsx').then(
    (module) => module.PreFlatWizardPage,
  ),
)

const ChooseFlatPage = lazyChunk('page-choose-flat', () =>
  import(/* webpackChunkName: "page-choose-flat" */ '../pages/choose-flat-page.tsx').then(
    (module) => module.ChooseFlatPage,
  ),
)

/** The forms in which owners describe their flats. */
export const { lifecycles, meta } = defineRemote({
  name: 'mf-wizard',
  version: __APP_VERSION__,
  routes,
  pages: {
    'flat-wizard': FlatWizardPage,
    'pre-flat-wizard': PreFlatWizardPage,
    'choose-flat': ChooseFlatPage,
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  },
})
