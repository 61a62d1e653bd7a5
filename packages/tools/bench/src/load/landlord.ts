import type { FlatStatus } from '@domizil/domain'
import type { Booking, RequestedFlat } from './bookings.ts'
import { callApi, openBrowser } from './browser.ts'
import { measured } from './figures.ts'
import { writeMessage } from './repeated.ts'
import { signIn } from './sign-in.ts'
import { signedIn } from './signed-in.ts'
import type { Place, Step } from './visitor.ts'

/** The landlord of the demo whom `npm start` prints. */
export const LANDLORD = { username: 'landlord@domizil.example', password: 'zuhause-auf-zeit' }
/** Which is also the signature. */
export const LANDLORD_NAME = 'Leonhard Behrens'

/** The flats of the landlord that can be requested, as everybody sees them. */
export async function flatsOfLandlord(origin: string): Promise<RequestedFlat[]> {
  const browser = openBrowser(origin)
  const token = await signIn(browser, 'auth', LANDLORD)
  const own = await callApi<{ id: number; status: FlatStatus }[]>(browser, 'GET /user/api/flat/list', {
    token: await token(),
  })
  const open = own.filter(({ status }) => status === 'ACTIVE')
  return Promise.all(open.map(({ id }) => callApi<RequestedFlat>(browser, `GET /flat/${id}`)))
}

/**
 * One of several browsers of the landlord, each with a share of the requests, so that no two answer the same one. The
 * steps: reads the list, writes a message, and approves or declines.
 */
export function aLandlord(place: Place, index: number, count: number): Step {
  const { figures, random } = place
  const { begin, call } = signedIn(place, LANDLORD)

  return async () => {
    await begin()
    const bookings = await measured(figures, 'list of requests', () =>
      call<Booking[]>('GET /booking/api/landlord/list'),
    )
    const asked = bookings.find(({ id, status }) => status === 'REQUESTED' && id % count === index)
    if (!asked) return
    if (random() < 0.4) {
      await writeMessage(figures, call, asked.id, 'Yes, there is a desk at the window.')
    } else {
      const approved = random() < 0.5
      await measured(figures, 'answer', () =>
        call(`POST /booking/api/${asked.id}/landlordApprove?approved=${approved}`, {}),
      )
    }
  }
}
