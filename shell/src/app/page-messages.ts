/** The texts of each page, by its name. The chunks are named after the page, so that the gateway can preload them. */
export const PAGE_MESSAGES = {
  home: {
    en: () => import(/* webpackChunkName: "messages-home-en" */ '../../messages/home/en.ts'),
    de: () => import(/* webpackChunkName: "messages-home-de" */ '../../messages/home/de.ts'),
    es: () => import(/* webpackChunkName: "messages-home-es" */ '../../messages/home/es.ts'),
  },
  rent: {
    en: () => import(/* webpackChunkName: "messages-rent-en" */ '../../messages/rent/en.json'),
    de: () => import(/* webpackChunkName: "messages-rent-de" */ '../../messages/rent/de.json'),
    es: () => import(/* webpackChunkName: "messages-rent-es" */ '../../messages/rent/es.json'),
  },
  'offer-flat': {
    en: () => import(/* webpackChunkName: "messages-offer-flat-en" */ '../../messages/offer-flat/en.json'),
    de: () => import(/* webpackChunkName: "messages-offer-flat-de" */ '../../messages/offer-flat/de.json'),
    es: () => import(/* webpackChunkName: "messages-offer-flat-es" */ '../../messages/offer-flat/es.json'),
  },
  business: {
    en: () => import(/* webpackChunkName: "messages-business-en" */ '../../messages/business/en.json'),
    de: () => import(/* webpackChunkName: "messages-business-de" */ '../../messages/business/de.json'),
    es: () => import(/* webpackChunkName: "messages-business-es" */ '../../messages/business/es.json'),
  },
  'about-us': {
    en: () => import(/* webpackChunkName: "messages-about-us-en" */ '../../messages/about-us/en.json'),
    de: () => import(/* webpackChunkName: "messages-about-us-de" */ '../../messages/about-us/de.json'),
    es: () => import(/* webpackChunkName: "messages-about-us-es" */ '../../messages/about-us/es.json'),
  },
  'rental-contract-info': {
    en: () =>
      import(
        /* webpackChunkName: "messages-rental-contract-info-en" */ '../../messages/rental-contract-info/en.json'
      ),
    de: () =>
      import(
        /* webpackChunkName: "messages-rental-contract-info-de" */ '../../messages/rental-contract-info/de.json'
      ),
    es: () =>
      import(
        /* webpackChunkName: "messages-rental-contract-info-es" */ '../../messages/rental-contract-info/es.json'
      ),
  },
  help: {
    en: () => import(/* webpackChunkName: "messages-help-en" */ '../../messages/help/en.json'),
    de: () => import(/* webpackChunkName: "messages-help-de" */ '../../messages/help/de.json'),
    es: () => import(/* webpackChunkName: "messages-help-es" */ '../../messages/help/es.json'),
  },
  imprint: {
    en: () => import(/* webpackChunkName: "messages-imprint-en" */ '../../messages/imprint/en.json'),
    de: () => import(/* webpackChunkName: "messages-imprint-de" */ '../../messages/imprint/de.json'),
    es: () => import(/* webpackChunkName: "messages-imprint-es" */ '../../messages/imprint/es.json'),
  },
  'privacy-policy': {
    en: () =>
      import(/* webpackChunkName: "messages-privacy-policy-en" */ '../../messages/privacy-policy/en.json'),
    de: () =>
      import(/* webpackChunkName: "messages-privacy-policy-de" */ '../../messages/privacy-policy/de.json'),
    es: () =>
      import(/* webpackChunkName: "messages-privacy-policy-es" */ '../../messages/privacy-policy/es.json'),
  },
  'terms-and-conditions': {
    en: () =>
      import(
        /* webpackChunkName: "messages-terms-and-conditions-en" */ '../../messages/terms-and-conditions/en.json'
      ),
    de: () =>
      import(
        /* webpackChunkName: "messages-terms-and-conditions-de" */ '../../messages/terms-and-conditions/de.json'
      ),
    es: () =>
      import(
        /* webpackChunkName: "messages-terms-and-conditions-es" */ '../../messages/terms-and-conditions/es.json'
      ),
  },
  design: {
    en: () => import(/* webpackChunkName: "messages-design-en" */ '../../messages/design/en.json'),
    de: () => import(/* webpackChunkName: "messages-design-de" */ '../../messages/design/de.json'),
    es: () => import(/* webpackChunkName: "messages-design-es" */ '../../messages/design/es.json'),
  },
} as const
