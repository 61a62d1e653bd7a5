import type { Booking } from '../load/bookings.ts'
import { measured } from '../load/figures.ts'
import { LANDLORD, LANDLORD_NAME } from '../load/landlord.ts'
import { writeMessage } from '../load/repeated.ts'
import { signedIn } from '../load/signed-in.ts'
import type { Place, Step } from '../load/visitor.ts'
import { answer, isToSign, sign } from './answer.ts'

/** One of several browsers of the landlord, each with a share of the bookings. */
export interface Share {
  readonly index: number
  readonly count: number
  /** The last booking before the trial; later ones are answered. */
  readonly lastBooking: number
}

/** The steps: reads the list, answers one request, offers one contract or signs one, or writes a message. */
export function aLandlord(place: Place, { index, count, lastBooking }: Share): Step {
  const { figures, random } = place
  const { begin, call } = signedIn(place, LANDLORD)

  const answerRequest = ({ id }: Booking) =>
    answer(figures, call, `POST /booking/api/${id}/landlordApprove?approved=${random() < 0.85}`)
  const offer = ({ id }: Booking) =>
    answer(figures, call, `POST /booking/api/${id}/chooseContractType?contractType=PLATFORM_CONTRACT`, {
      event: 'CONTRACT_OFFERED',
    })

  return async () => {
    await begin()
    const all = await measured(figures, 'list of requests', () =>
      call<Booking[]>('GET /booking/api/landlord/list'),
    )
    const own = all.filter(({ id }) => id > lastBooking && id % count === index)
    const toSign = own.find(isToSign)
    const toOffer = own.find((one) => one.allowedActions.includes('chooseContractType') && !one.contract)
    const asked = own.find(({ allowedActions }) => allowedActions.includes('landlordApprove'))
    if (toSign) await sign(figures, call, toSign, LANDLORD_NAME)
    else if (toOffer) await offer(toOffer)
    else if (asked && random() < 0.3) await writeMessage(figures, call, asked.id, 'Yes, at the window.')
    else if (asked) await answerRequest(asked)
  }
}
