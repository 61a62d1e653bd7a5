import { useLocale } from '@domizil/app-kit'
import { placeTermIn } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'
import { FormattedMessage } from 'react-intl'

/** What a search is about: a place, its surroundings, or a part of the map. */
export function SearchTitle({ query: { term, center, bounds } }: { query: SearchQuery }) {
  const locale = useLocale()
  const place = term && placeTermIn(locale, term)
  if (bounds) return <FormattedMessage id="results.titleArea" />
  if (place && center) return <FormattedMessage id="results.titleAround" values={{ place }} />
  if (place) return <FormattedMessage id="results.titlePlace" values={{ place }} />
  if (center) return <FormattedMessage id="results.titleNear" />

  return <FormattedMessage id="results.title" />
}
