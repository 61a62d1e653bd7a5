import { LOCALES, SEARCH_SOURCES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of logged searches, without their authors. */
export const SEARCHES = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    locale: { kind: 'code', codes: LOCALES, vocabulary: 'locale', sorted: true, filtered: true },
    /** The search text, or the approximate area of the map. */
    place: { kind: 'name', optional: true, sorted: true },
    filters: { kind: 'other' },
    resultCount: { kind: 'count', sorted: true },
    /** In milliseconds. */
    duration: { kind: 'count', sorted: true },
    source: { kind: 'code', codes: SEARCH_SOURCES, vocabulary: 'searchSource', sorted: true, filtered: true },
  },
  /** Only searches without results, or only those with results. */
  flags: ['empty'],
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
