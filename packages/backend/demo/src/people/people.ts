import { randomFrom } from '../random.ts'
import { type DemoLanguage, NAME_LISTS, type NameList } from './name-lists.ts'

/** Somebody who has an account in the demo. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  role: 'TENANT' | 'LANDLORD' | 'ADMIN'
  /** What they write in. */
  language: DemoLanguage
}

const LANDLORD_COUNT = 60
const TENANT_COUNT = 80
/** Reserved for examples (RFC 2606): no mail can ever leave for it. */
const MAIL_DOMAIN = 'domizil.example'

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'zuhause-auf-zeit'

/** The three people a visitor can sign in as. */
export const DEMO_SIGN_INS = {
  tenant: {
    firstName: 'Tara',
    lastName: 'Lindqvist',
    email: `tenant@${MAIL_DOMAIN}`,
    role: 'TENANT',
    language: 'en',
  },
  landlord: {
    firstName: 'Leonhard',
    lastName: 'Behrens',
    email: `landlord@${MAIL_DOMAIN}`,
    role: 'LANDLORD',
    language: 'de',
  },
  admin: {
    firstName: 'Adele',
    lastName: 'Marquardt',
    email: `admin@${MAIL_DOMAIN}`,
    role: 'ADMIN',
    language: 'de',
  },
} as const satisfies Record<string, Person>

/** Everybody in the demo: those who can be signed in as come first among their like. */
export function demoPeople(): { landlords: Person[]; tenants: Person[]; admin: Person } {
  const taken = new Set<string>()
  const landlords = peopleOf('LANDLORD', LANDLORD_COUNT - 1, taken)
  const tenants = peopleOf('TENANT', TENANT_COUNT - 1, taken)

  return {
    landlords: [DEMO_SIGN_INS.landlord, ...landlords],
    tenants: [DEMO_SIGN_INS.tenant, ...tenants],
    admin: DEMO_SIGN_INS.admin,
  }
}

function peopleOf(role: Person['role'], count: number, taken: Set<string>): Person[] {
  const random = randomFrom(`people ${role}`)
  const people: Person[] = []
  while (people.length < count) {
    const list = listAt(random.next())
    const firstName = random.pick(list.givenNames)
    const lastName = random.pick(list.familyNames)
    const email = `${inAscii(firstName)}.${inAscii(lastName)}@${MAIL_DOMAIN}`
    if (taken.has(email)) continue

    taken.add(email)
    people.push({ firstName, lastName, email, role, language: list.language })
  }
  return people
}

/** The list that lies at that part, from 0 to 1, of all shares. */
function listAt(part: number): NameList {
  const all = NAME_LISTS.reduce((sum, { share }) => sum + share, 0)
  let left = part * all
  for (const list of NAME_LISTS) {
    left -= list.share
    if (left < 0) return list
  }
  throw new RangeError(`There is no list of names at ${part}`)
}

function inAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
}
