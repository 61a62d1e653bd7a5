import type { CallSchema } from '@domizil/api'
import { givenRows } from '../../testing/marketplace.ts'
import { peopleCalled } from '../../testing/marketplace-people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { type BaseRequest, baseRequest, withValue } from './base-request.ts'
import { complaintAbout } from './complaint.ts'
import { type HardSample, isReplaced, rowsIn } from './hard-samples.ts'
import { HARD_JSON, HARD_TEXTS } from './hard-values.ts'
import { nameOf, type Place, placesOf } from './places.ts'
import { createSender } from './send-as-is.ts'

/** The number of concurrent requests. */
const LANES = 4

interface Attempt {
  place: Place
  what: string
  value: string
}

/** Makes what attacks the calls of a server. */
export function createAttack(server: TestServer) {
  const { send, close } = createSender(server.origin)
  let markets = 0

  const placesOfCall = (name: string): Place[] =>
    placesOf(server.app.registeredCalls.find((call) => call.name === name)?.schema ?? ({} as CallSchema))

  /** The request with new rows and users, independent of earlier ones. */
  async function freshRequest(name: string, sample: HardSample): Promise<BaseRequest> {
    markets += 1
    const people = peopleCalled(`-${markets}`)
    const ids = await givenRows(server, rowsIn(sample, people), people)
    const as = people[sample.by]
    return baseRequest(name, sample, { ids, people, token: as && (await server.tokenFor(as)) })
  }

  /** Sends each value in each place, and gives back what is wrong with the answers. */
  async function attack(name: string, sample: HardSample): Promise<string[]> {
    const waiting = attemptsAt(placesOfCall(name).filter((place) => isReplaced(sample, place)))
    const complaints: string[] = []

    async function work() {
      let base: BaseRequest | undefined
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        base ??= await freshRequest(name, sample)
        const reply = await send(withValue(base, next.place, next.value))
        const complaint = complaintAbout(reply, next.place)
        if (complaint) complaints.push(`${next.place.part} ${nameOf(next.place)}: ${next.what}: ${complaint}`)
        // What has been done may have used up what it was done to.
        if (reply.status < 400 && base.call.method !== 'GET') base = undefined
      }
    }
    await Promise.all(Array.from({ length: LANES }, work))
    return complaints
  }

  return { attack, freshRequest, placesOfCall, send, close }
}

function attemptsAt(places: readonly Place[]): Attempt[] {
  return places.flatMap((place) => {
    const values = place.part === 'body' ? HARD_JSON : HARD_TEXTS
    return Object.entries(values).map(([what, value]) => ({ place, what, value }))
  })
}
