import { setTimeout as wait } from 'node:timers/promises'
import { aLandlord, flatsOfLandlord } from './landlord.ts'
import { aTenant } from './tenant.ts'
import { aVisitor, type Place, type Step } from './visitor.ts'

const [LEAST_THOUGHT_MS, MOST_THOUGHT_MS] = [1_000, 3_000]

/** Three in ten are tenants, one in ten is a landlord, the others have not signed in. */
export async function invite(place: Place, people: number): Promise<Step[]> {
  const [tenantCount, landlordCount] = [Math.ceil(people * 0.3), Math.ceil(people * 0.1)]
  const wanted = await flatsOfLandlord(place.origin)
  const tenants: Step[] = []
  // One after the other: a registration is no part of what is measured.
  for (let index = 0; index < tenantCount; index += 1) tenants.push(await aTenant(place, wanted))
  const landlords = Array.from({ length: landlordCount }, (_, index) =>
    aLandlord(place, index, landlordCount),
  )
  const visitorCount = Math.max(0, people - tenantCount - landlordCount)
  const visitors = Array.from({ length: visitorCount }, () => aVisitor(place))
  return [...tenants, ...landlords, ...visitors]
}

/** Steps with thoughts between them; a step that failed has been counted, and the person goes on. */
export async function live(step: Step, { random }: Place, goesOn: () => boolean): Promise<void> {
  await wait(random() * MOST_THOUGHT_MS)
  while (goesOn()) {
    await step().catch(() => undefined)
    await wait(LEAST_THOUGHT_MS + random() * (MOST_THOUGHT_MS - LEAST_THOUGHT_MS))
  }
}
