import type { Booking, LastDayProposal } from '@domizil/api'
import { addDays } from '@domizil/domain'
import { RivalsFor } from '../rivals.tsx'

interface EndedRequestsProps {
  request: Booking
  proposal: LastDayProposal
}

/** Names to a landlord the requests of others that a longer stay ends. */
export function EndedRequests({ request, proposal: { oldEndDate, newEndDate } }: EndedRequestsProps) {
  if (newEndDate <= oldEndDate) return null
  const days = { from: addDays(oldEndDate, 1), to: newEndDate }
  return <RivalsFor request={request} days={days} words="lastDay.rivals" />
}
