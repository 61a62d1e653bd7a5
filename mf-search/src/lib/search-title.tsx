import { useLocale, useSay } from '@domizil/app-kit'
import { placeTermIn } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'

/** What a search is about: a place, its surroundings, or a part of the map. */
export function SearchTitle({ query: { term, center, bounds } }: { query: SearchQuery }) {
  const say = useSay()
  const locale = useLocale()
  const place = term && placeTermIn(locale, term)
  if (bounds) return say('results.titleArea')
  if (place && center) return say('results.titleAround', { place })
  if (place) return say('results.titlePlace', { place })
  if (center) return say('results.titleNear')

  return say('results.title')
}
