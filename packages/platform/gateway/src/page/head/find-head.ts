import { type Locale, localePath } from '@domizil/domain'
import type { Match, OwnedRoute, Resolution } from '@domizil/federation'
import { FLAT_ROUTE, homePath, searchTemplate } from '@domizil/links'
import type { GatewayConfig } from '../../gateway-config.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import { TEXTS } from '../texts.ts'
import { findFlatHead } from './flat-head.ts'
import type { FoundHead } from './head-html.ts'

interface HeadQuestion {
  readonly found: Match<OwnedRoute> | undefined
  readonly resolution: Resolution
  readonly locale: Locale
}

/** The head of the page at an address. */
export async function findHead(
  config: GatewayConfig,
  answers: PublicAnswers,
  question: HeadQuestion,
): Promise<FoundHead> {
  const { found, locale } = question
  if (!found) return nothingThere(locale)
  if (found.route.path !== FLAT_ROUTE)
    return { head: ownHead(config, question, found.route), isMissing: false }

  return (
    (await findFlatHead(config, answers, { id: found.params['id'] ?? '', locale })) ?? nothingThere(locale)
  )
}

/** The head that the app describes. A page without one, or not open to all, is not indexed. */
function ownHead(config: GatewayConfig, { resolution, locale }: HeadQuestion, route: OwnedRoute) {
  const described = resolution.apps[route.owner]?.release.heads?.[route.page]?.[locale]

  return {
    title: described?.title ?? null,
    ...(described && { description: described.description }),
    isIndexed: route.access === 'open' && described !== undefined,
    data: route.path === homePath() ? homeData(config, locale) : [],
  }
}

function nothingThere(locale: Locale): FoundHead {
  return { head: { title: TEXTS[locale].notFoundTitle, isIndexed: false, data: [] }, isMissing: true }
}

const CONTEXT = 'https://schema.org'

/** JSON-LD of the home page: the operator and the search action. */
function homeData({ publicUrl, productName, publisher }: GatewayConfig, locale: Locale): object[] {
  const organization = `${publicUrl}/#organization`

  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      legalName: publisher.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      address: { '@type': 'PostalAddress', streetAddress: publisher.street, addressLocality: publisher.city },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: publisher.phone,
        email: publisher.email,
      },
      sameAs: publisher.pages,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: productName,
      url: publicUrl + localePath(locale, homePath()),
      inLanguage: locale,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: publicUrl + localePath(locale, searchTemplate('{place}')),
        },
        'query-input': 'required name=place',
      },
    },
  ]
}
