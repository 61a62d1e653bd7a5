import type { Booking } from '../load/bookings.ts'
import { isRefusal, measured } from '../load/figures.ts'
import { repeated, writeMessage } from '../load/repeated.ts'
import { signedIn } from '../load/signed-in.ts'
import { isOpen, register, REQUEST, TENANT } from '../load/tenant.ts'
import { aVisitor, type Place, type Step } from '../load/visitor.ts'
import { answer, isToSign, sign } from './answer.ts'
import type { Stays } from './stays.ts'

const MOST_OPEN = 6

/**
 * Registers a tenant who goes the whole way. The steps: looks around, requests stays that others want as well, writes
 * messages, confirms or withdraws what is approved, and signs.
 */
export async function aTenant(place: Place, stays: Stays): Promise<Step> {
  const { origin, figures, random } = place
  const { begin, call } = signedIn(place, await register(origin))
  const look = aVisitor(place)

  const request = async (open: readonly Booking[]) => {
    const stay = stays.any(new Set(open.map(({ flat }) => flat.id)))
    if (!stay) return
    const what = `POST /booking/api/new/${stay.flatId}?startDate=${stay.from}&endDate=${stay.to}`
    try {
      const { id } = await repeated(figures, 'request', (key) => call<Booking>(what, REQUEST, key))
      figures.written.requests.add(id)
      figures.written.events.add(`${id} REQUESTED`)
    } catch (error) {
      // Another tenant has the days.
      if (isRefusal(error)) stays.close(stay)
      throw error
    }
  }
  const reply = (id: number) =>
    random() < 0.7
      ? answer(figures, call, `POST /booking/api/${id}/tenantApprove?approved=true`)
      : answer(figures, call, `DELETE /booking/api/${id}/cancel`)

  return async () => {
    await begin()
    if (random() < 0.2) return look()
    const own = await measured(figures, 'list of requests', () =>
      call<Booking[]>('GET /booking/api/tenant/list'),
    )
    const open = own.filter(isOpen)
    const toSign = open.find(isToSign)
    const approved = open.find(({ allowedActions }) => allowedActions.includes('tenantApprove'))
    const [any] = open
    if (toSign) await sign(figures, call, toSign, `${TENANT.firstName} ${TENANT.lastName}`)
    else if (approved) await reply(approved.id)
    else if (any && (open.length >= MOST_OPEN || random() < 0.5))
      await writeMessage(figures, call, any.id, 'Is there a desk in the flat?')
    else await request(open)
  }
}
