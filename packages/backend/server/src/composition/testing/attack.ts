import type { CallSchema } from '@domizil/api'
import { givenRows } from '../../testing/marketplace.ts'
import { peopleCalled } from '../../testing/marketplace-people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { type BaseRequest, baseRequest, CALLS, withValue } from './base-request.ts'
import { complaintAbout } from './complaint.ts'
import { type HardSample, isReplaced, rowsIn } from './hard-samples.ts'
import { HARD_JSON, HARD_TEXTS } from './hard-values.ts'
import { isLetThrough } from './let-through.ts'
import { nameOf, type Place, placesOf } from './places.ts'
import { createSender } from './send-as-is.ts'

interface Attempt {
  place: Place
  what: string
  value: string
}

/** Makes what attacks the calls of a server. */
export function createAttack(server: TestServer) {
  const { send, close } = createSender(server.origin)
  const attemptsAt = createChoice()
  const made = new Map<HardSample, BaseRequest>()
  let markets = 0

  const placesOfCall = (name: string): Place[] =>
    placesOf(server.app.registeredCalls.find((call) => call.name === name)?.schema ?? ({} as CallSchema))

  /** The request with new rows and users, independent of earlier ones. */
  async function freshRequest(name: string, sample: HardSample): Promise<BaseRequest> {
    markets += 1
    const people = peopleCalled(`-${markets}`)
    const ids = await givenRows(server, rowsIn(sample, people), people)
    const as = people[sample.by]
    const request = baseRequest(name, sample, { ids, people, token: as && (await server.tokenFor(as)) })
    made.set(sample, request)
    return request
  }

  /** The last request that was made of a sample, whose rows may be used up. */
  async function lastRequest(name: string, sample: HardSample): Promise<BaseRequest> {
    return made.get(sample) ?? (await freshRequest(name, sample))
  }

  /** A request whose rows are as they were made: reading uses nothing up. */
  const unusedRequest = (name: string, sample: HardSample) =>
    CALLS.get(name)?.method === 'GET' ? lastRequest(name, sample) : freshRequest(name, sample)

  /** Sends each value in each place, and gives back what is wrong with the answers. */
  async function attack(name: string, sample: HardSample): Promise<string[]> {
    const places = placesOfCall(name).filter((place) => isReplaced(sample, place))
    const waiting = places.flatMap((place) => attemptsAt(place, sample))
    const complaints: string[] = []

    let base = waiting.length > 0 ? await unusedRequest(name, sample) : undefined
    for (let next = waiting.pop(); base && next; next = waiting.pop()) {
      const { place, what, value } = next
      let complaint = complaintAbout(await send(withValue(base, place, value)), place)
      if (complaint) {
        // An attempt before this one may have used up what it was done to.
        base = await freshRequest(name, sample)
        complaint = complaintAbout(await send(withValue(base, place, value)), place)
      }
      if (complaint) complaints.push(`${place.part} ${nameOf(place)}: ${what}: ${complaint}`)
    }
    return complaints
  }

  return { attack, freshRequest, lastRequest, placesOfCall, send, close }
}

/** The usual run makes one of this number of attempts that arrive at the code of a call. */
const SHARE = { usual: 2, costly: 8 }

/**
 * Makes a function that lists the attempts at a place. What a schema refuses does not arrive at the code of a call: places
 * whose schemas have the same keywords share one attempt with it. Of what does arrive, every place gets its turn of the
 * values. A run of all tests makes all attempts.
 */
function createChoice() {
  const seen = new Set<string>()
  let arriving = 0

  return (place: Place, { isCostly }: HardSample): Attempt[] => {
    const values = Object.entries(place.part === 'body' ? HARD_JSON : HARD_TEXTS)
    const attempts = values.map(([what, value]) => ({ place, what, value }))
    if (process.env['DOMIZIL_TEST_ALL']) return attempts

    const { type, format } = place.shape
    const kind = JSON.stringify([place.part, type, format, Object.keys(place.shape)])
    return attempts.filter(({ what, value }) => {
      const attempt = `${kind} ${what}`
      const isNew = !seen.has(attempt)
      seen.add(attempt)
      if (isNew || !isLetThrough(place, value)) return isNew
      arriving += 1
      return arriving % (isCostly ? SHARE.costly : SHARE.usual) === 0
    })
  }
}
