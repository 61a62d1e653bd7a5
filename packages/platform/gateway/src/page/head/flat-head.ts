import { getFlat, type PublicFlat } from '@domizil/api'
import { cityNameIn, type Locale, localePath, textFor, truncate } from '@domizil/domain'
import { flatPath, type PagePath, searchPath } from '@domizil/links'
import type { GatewayConfig } from '../../gateway-config.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import { TEXTS } from '../texts.ts'
import { offerOf } from './offer-of.ts'
import { orderedPictures } from './ordered-pictures.ts'
import type { FoundHead, Head } from './page-head.ts'

/** Short, because a visitor is waiting: a page without its description is better than a late one. */
const DEADLINE_MS = 800
/** The length that search engines display. */
const DESCRIPTION_LENGTH = 160
const ID = /^[1-9]\d{0,9}$/
const UNKNOWN: Head = { title: null, isIndexed: true, data: [] }

/**
 * The head of a flat's page; undefined if the flat is not public. An empty head if the backend does not
 * answer in time.
 */
export async function findFlatHead(
  config: GatewayConfig,
  { ask }: PublicAnswers,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<FoundHead | undefined> {
  if (!ID.test(id)) return undefined
  const path = `/api${getFlat.path.replace(':id', id)}`
  const answer = await ask({ path, locale, deadlineMs: DEADLINE_MS })
  if (answer?.status === 404 || answer?.status === 400) return undefined

  return { head: answer?.status === 200 ? describe(answer.body, config, locale) : UNKNOWN, isMissing: false }
}

/** An answer that does not match the schema must not fail the page. */
function describe(body: unknown, config: GatewayConfig, locale: Locale): Head {
  try {
    return headOf(body as PublicFlat, config, locale)
  } catch (error) {
    config.log(`a flat cannot be described: ${String(error)}`)
    return UNKNOWN
  }
}

function headOf(flat: PublicFlat, { publicUrl }: GatewayConfig, locale: Locale): Head {
  const { languageTag } = flat.location
  const title = textFor(locale, { en: flat.title_en, local: flat.title_local, languageTag })
  const text = textFor(locale, {
    en: flat.description_flat_en,
    local: flat.description_flat_local,
    languageTag,
  })
  const picture = orderedPictures(flat.images)[0]?.derivatives.large
  const isListed = flat.status === 'ACTIVE'
  const url = publicUrl + localePath(locale, flatPath(flat.id))

  return {
    title,
    description: truncate(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
    ...(picture && { picture: { ...picture, alt: title } }),
    isIndexed: isListed,
    data: isListed
      ? [offerOf(flat, { url, title, text }), trailOf(flat, { publicUrl, locale, url, title })]
      : [],
  }
}

interface Trail {
  readonly publicUrl: string
  readonly locale: Locale
  readonly url: string
  readonly title: string
}

/** The same breadcrumb as on the flat's page: all flats, the city's flats, the flat. */
function trailOf({ location }: PublicFlat, { publicUrl, locale, url, title }: Trail) {
  const city = cityNameIn(locale, location.city)
  const pageAt = (path: PagePath) => publicUrl + localePath(locale, path)
  const places = [
    { name: TEXTS[locale].allFlats, item: pageAt(searchPath()) },
    { name: city, item: pageAt(searchPath({ term: city })) },
    { name: title, item: url },
  ]

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  }
}
