import { listFlatBookings, listFlatQuestions } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { useParams } from '@domizil/app-kit/router'
import { useMemo } from 'react'
import { LandlordBookings } from './landlord-bookings.tsx'

/** All requests for a flat, and the questions about it. */
export function FlatBookingsPage() {
  const { id } = useParams()
  const flatId = Number(id)
  const requests = useMemo(() => queryOf(listFlatBookings, { params: { flatId } }), [flatId])
  const questions = useMemo(() => queryOf(listFlatQuestions, { params: { flatId } }), [flatId])

  return <LandlordBookings flatId={flatId} requests={requests} questions={questions} />
}
