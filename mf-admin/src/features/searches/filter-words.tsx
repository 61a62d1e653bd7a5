import type { AdminSearch } from '@domizil/api'
import { formatDay, isDay } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { LongText } from '../../lib/cells/cells.tsx'

/** Codes of several filters, by the beginning of their messages. */
const WORDS = ['searchSort', 'flatType', 'houseRule', 'amenity', 'yesNo']

/** The filters that come first, in the order of a stay; the others as they are stored. */
const FIRST = ['startDate', 'endDate', 'months']
const rankOf = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** The filters of a search in the reader's words; one without a name is shown under the API's. */
export function FilterWords({ filters }: { filters: AdminSearch['filters'] }) {
  const intl = useIntl()
  const known = (id: string) => (id in intl.messages ? intl.formatMessage({ id }) : undefined)
  const wordOf = (value: unknown): string => {
    if (Array.isArray(value)) return intl.formatList(value.map(wordOf))
    if (typeof value === 'number') return intl.formatNumber(value)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const day = isDay(value) ? formatDay(value) : undefined
    return day ?? WORDS.map((word) => known(`${word}.${text}`)).find(Boolean) ?? text
  }
  const text = Object.entries(filters)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([name, value]) => `${known(`searchFilter.${name}`) ?? name}: ${wordOf(value)}`)
    .join(' · ')

  return <LongText text={text} />
}
