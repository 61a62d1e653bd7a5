import { givenUsers } from './given.ts'
import { givenBankAccount } from './given-bank-account.ts'
import { peopleCalled } from './marketplace-people.ts'
import { MAKERS, type Row } from './marketplace-rows.ts'
import type { TestServer } from './test-server.ts'

/** The id of a row of every kind. */
export type Ids = Record<Row, number>

/** Makes flats and bookings in many states, with all that hangs on them. */
export const givenMarketplace = (server: TestServer, people = peopleCalled()): Promise<Ids> =>
  givenRows(server, Object.keys(MAKERS) as Row[], people)

/** Makes the people of a marketplace, and of its rows those that are named, with what they hang on. */
export async function givenRows(
  server: TestServer,
  rows: readonly Row[],
  people = peopleCalled(),
): Promise<Ids> {
  const { stranger, tenant, landlord, admin } = people
  await givenUsers(
    server.db,
    [stranger, tenant, landlord, admin].map(({ id }) => id),
  )

  await givenBankAccount(server.db, landlord.id)

  const made: Partial<Ids> = {}
  const the = async (row: Row): Promise<number> => (made[row] ??= await MAKERS[row]({ server, people, the }))
  for (const row of rows) await the(row)
  // Only named rows can be requested.
  return made as Ids
}
