import type { MessageSources } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import type { ComponentType } from 'react'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import { type PageWithTexts, pageWithTexts } from '../lib/page-texts.tsx'
import { PAGE_MESSAGES } from './page-messages.ts'

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
