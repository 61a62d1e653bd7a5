import type { Locale } from '@domizil/domain'
import type { Match, OwnedRoute, Resolution } from '@domizil/federation'
import { FLAT_ROUTE, homePath } from '@domizil/links'
import type { GatewayConfig } from '../../gateway-config.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import { TEXTS } from '../texts.ts'
import { findFlatHead } from './flat-head.ts'
import { homeData } from './home-data.ts'
import type { FoundHead } from './page-head.ts'

export interface HeadQuestion {
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
