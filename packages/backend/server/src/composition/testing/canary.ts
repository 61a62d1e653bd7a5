import { givenFlat, givenUser } from '../../testing/given.ts'
import { givenMarketplace } from '../../testing/marketplace.ts'
import { peopleCalled } from '../../testing/marketplace-people.ts'
import type { TestServer } from '../../testing/test-server.ts'

const MS_BETWEEN_SONGS = 60_000
const CANARY = { id: 'canary' }

/** Towns that no other test uses. */
const GOERLITZ = { city: 'Görlitz', postcode: '02826', district: null, latitude: 51.15, longitude: 14.98 }
const POTSDAM = { city: 'Potsdam', postcode: '14467', district: null, latitude: 52.4, longitude: 13.06 }

/**
 * A user whose alerts, mails and searches must not be affected by other users' input, and idle users whose view must
 * not change.
 */
export async function givenCanary(server: TestServer) {
  const { db, clock } = server
  await givenUser(db, CANARY.id)
  await saveSearch(server)
  const lookAround = await givenOnlookers(server)
  let songs = 0
  let heard = 0

  return {
    before: await lookAround(),
    lookAround,

    /** Publishes a flat that fits, searches, lets all jobs be done, and tells how much of it has arrived. */
    async sing() {
      songs += 1
      const since = clock.now.getTime()
      const term = `Canary ${songs}`
      await givenFlat(db, { owner_id: 'lena', published_at: new Date(since + 1), ...GOERLITZ })
      clock.now = new Date(since + MS_BETWEEN_SONGS)
      await server.send('POST', '/flat/search/filter', { as: CANARY, body: { term } })
      await server.runJobs()
      await server.services.searchLog.flush()

      const mails = await db.selectFrom('mail').select('id').where('user_id', '=', CANARY.id).execute()
      const searches = await db.selectFrom('search_log').select('id').where('place', '=', term).execute()
      const before = heard
      heard = mails.length
      return { mails: heard - before, searches: searches.length }
    },
  }
}

async function saveSearch(server: TestServer): Promise<void> {
  await server.send('PUT', '/user/api/noFlatFoundRequest', {
    as: CANARY,
    body: {
      city: GOERLITZ.city,
      months: 3,
      priceMax: 5000,
      persons: 1,
      hasPets: false,
      filters: { priceMin: 100 },
      locale: 'en',
      alert: 'INSTANT',
    },
  })
}

/** The function gives back all that they see. */
async function givenOnlookers(server: TestServer): Promise<() => Promise<unknown[]>> {
  const people = peopleCalled(' at rest')
  const { flat, waiting } = await givenMarketplace(server, people)
  await givenFlat(server.db, { owner_id: people.landlord.id, ...POTSDAM })
  const onlookers = [people.tenant, people.landlord]
  // Whose name is known once they have signed in.
  for (const as of onlookers) await server.send('GET', '/user/api/profile', { as })

  return async () => {
    const views: unknown[] = []
    for (const as of onlookers) {
      for (const url of [
        '/user/api/exportOwnData',
        '/booking/api/tenant/list',
        '/user/api/flat/list',
        `/flat/${flat}`,
        `/booking/api/${waiting}/messages`,
        `/flat/search/${POTSDAM.city}`,
      ]) {
        const { status, body } = await server.send('GET', url, { as })
        views.push([status, body])
      }
    }
    return views
  }
}
