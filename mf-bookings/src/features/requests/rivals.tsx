import type { Booking } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { formatDay, overlaps, type Period } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { useRequests } from './requests-query.ts'
import { isUnconfirmed } from './send-decision.ts'

const periodOf = ({ startDate: from, endDate: to }: Booking) => ({ from, to })

/** Names to a landlord the other open requests for the same days, which end when one of them is confirmed. */
export function Rivals({ request }: { request: Booking }) {
  if (!isUnconfirmed(request)) return null
  return <RivalsFor request={request} days={periodOf(request)} words="requests.rivals" />
}

interface RivalsForProps {
  request: Booking
  days: Period
  words: 'requests.rivals' | 'lastDay.rivals'
}

/** Names to a landlord the other open requests for some days of a flat. */
export function RivalsFor({ request, days, words }: RivalsForProps) {
  const intl = useIntl()
  const say = useSay()
  const { data: requests = [] } = useRequests()
  if (request.role !== 'LANDLORD') return null
  const rivals = requests.filter(
    (other) =>
      other.id !== request.id &&
      other.flat.id === request.flat.id &&
      isUnconfirmed(other) &&
      overlaps(periodOf(other), days),
  )
  if (rivals.length === 0) return null
  const names = rivals.map(({ id, startDate, endDate }) => {
    const number = say('requests.number', { id })
    return `${number} (${formatDay(startDate)} – ${formatDay(endDate)})`
  })

  return <p>{say(words, { count: rivals.length, names: intl.formatList(names, { type: 'conjunction' }) })}</p>
}
