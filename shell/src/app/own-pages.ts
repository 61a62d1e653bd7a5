import type { MessageSources } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import type { ComponentType } from 'react'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import { type PageWithTexts, pageWithTexts } from '../lib/page-texts.tsx'

/** The texts of each page, by its name. The chunks are named after the page, so that the gateway can preload them. */
const PAGE_MESSAGES = {
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

type PageName = keyof typeof PAGE_MESSAGES

/** The loaders of the shell's pages, by the names in its routes. */
const PAGES: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  home: async () =>
    (await import(/* webpackChunkName: "page-home" */ '../pages/home/home-page.tsx')).HomePage,
  rent: async () =>
    (await import(/* webpackChunkName: "page-rent" */ '../pages/rent/rent-page.tsx')).RentPage,
  'offer-flat': async () =>
    (await import(/* webpackChunkName: "page-offer-flat" */ '../pages/offer-flat/offer-flat-page.tsx'))
      .OfferFlatPage,
  business: async () =>
    (await import(/* webpackChunkName: "page-business" */ '../pages/business/business-page.tsx'))
      .BusinessPage,
  'about-us': async () =>
    (await import(/* webpackChunkName: "page-about-us" */ '../pages/about-us/about-us-page.tsx')).AboutUsPage,
  'rental-contract-info': async () =>
    (
      await import(
        /* webpackChunkName: "page-rental-contract-info" */ '../pages/rental-contract-info/rental-contract-info-page.tsx'
      )
    ).RentalContractInfoPage,
  help: async () =>
    (await import(/* webpackChunkName: "page-help" */ '../pages/help/help-page.tsx')).HelpPage,
  imprint: async () =>
    (await import(/* webpackChunkName: "page-imprint" */ '../pages/imprint/imprint-page.tsx')).ImprintPage,
  'privacy-policy': async () =>
    (
      await import(
        /* webpackChunkName: "page-privacy-policy" */ '../pages/privacy-policy/privacy-policy-page.tsx'
      )
    ).PrivacyPolicyPage,
  'terms-and-conditions': async () =>
    (
      await import(
        /* webpackChunkName: "page-terms-and-conditions" */ '../pages/terms-and-conditions/terms-and-conditions-page.tsx'
      )
    ).TermsAndConditionsPage,
  design: async () =>
    (await import(/* webpackChunkName: "page-design" */ '../pages/design/design-page.tsx')).DesignPage,
}

/** The shell's pages, by the names in its routes. */
export const OWN_PAGES: Readonly<Record<string, PageWithTexts>> = Object.fromEntries(
  Object.entries(PAGES).map(([name, load]) => [
    name,
    ownPage(`page-${name}`, load, PAGE_MESSAGES[name as PageName]),
  ]),
)

/** Prefetches a page and its texts. */
export async function fetchOwnPage(name: string, locale: Locale): Promise<void> {
  if (!isPageName(name)) return
  await Promise.all([PAGES[name](), PAGE_MESSAGES[name][locale]()])
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name)
}

function ownPage(
  chunk: string,
  load: () => Promise<ComponentType>,
  messages: MessageSources<Locale>,
): PageWithTexts {
  return pageWithTexts(() => loadOwnChunk(chunk, load), messages)
}
