import { ADMIN_ROLE, type Identity } from '@domizil/identity'
import type { User } from '@domizil/server'
import { DEMO_SIGN_INS, type Person } from '../people/people.ts'
import { randomFrom } from '../random.ts'
import { profileOfPerson } from '../people/profiles.ts'
import { accountOfLandlord } from '../people/bank-accounts.ts'
import type { History } from './history.ts'

/** Returns the user of a person of the demo. */
export type Actors = (person: Person) => User

const HOURS_PER_DAY = 24
/** Owners have registered before their first flat. */
const OLDEST_DAYS = 240
const NEWEST_OWNER_DAYS = 155

interface Load {
  accounts: Identity['accounts']
  history: History
  /** Of the password of all of them: making one takes a while. */
  hash: string
}

/** Creates the missing accounts. */
export async function loadPeople(
  people: readonly Person[],
  { accounts, history, hash }: Load,
): Promise<Actors> {
  const users = new Map<string, User>()

  for (const person of people) {
    const { id } = await accounts.ensure({ ...accountOf(person), password: { hash } })
    const user = userOf(person, id)
    const hoursAgo = daysAgoOf(person) * HOURS_PER_DAY
    await history.upsertUser(hoursAgo)(user)
    const { profiles, bankAccounts } = history.services(hoursAgo)
    await profiles.change(user, profileOfPerson(person))
    if (person.role === 'LANDLORD') await bankAccounts.change(user, accountOfLandlord(person))
    users.set(person.email, user)
  }

  return ({ email }) => {
    const user = users.get(email)
    if (!user) throw new Error(`${email} has no account`)
    return user
  }
}

function accountOf({ email, firstName, lastName, role }: Person) {
  const isVisitor = Object.values(DEMO_SIGN_INS).some((signIn) => signIn.email === email)
  return {
    email,
    firstName,
    lastName,
    locale: isVisitor ? 'en' : 'de',
    roles: role === 'ADMIN' ? [ADMIN_ROLE] : [],
    emailVerified: true,
  } as const
}

function userOf({ email, firstName, lastName, role }: Person, id: string): User {
  return {
    id,
    email,
    givenName: firstName,
    familyName: lastName,
    isAdmin: role === 'ADMIN',
    emailVerified: true,
  }
}

function daysAgoOf({ email, role }: Person): number {
  const random = randomFrom(`account of ${email}`)
  return role === 'TENANT' ? random.int(30, OLDEST_DAYS) : random.int(NEWEST_OWNER_DAYS, OLDEST_DAYS)
}
