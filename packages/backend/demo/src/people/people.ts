import { randomFrom } from '../random.ts'
import { type DemoLanguage, NAME_LISTS, type NameList } from './name-lists.ts'

/** A person with an account in the demo. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  role: 'TENANT' | 'LANDLORD' | 'ADMIN'
  /** The language of the person's texts. */
  language: DemoLanguage
}

const LANDLORD_COUNT = 60
const TENANT_COUNT = 80
/** Reserved for examples (RFC 2606): mails to it are never delivered. */
const MAIL_DOMAIN = 'domizil.example'

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'zuhause-auf-zeit'

/** The accounts that visitors can use. */
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
  // A complaint is decided by another person than the decision that it is about.
  colleague: {
    firstName: 'Bruno',
    lastName: 'Seidel',
    email: `admin2@${MAIL_DOMAIN}`,
    role: 'ADMIN',
    language: 'de',
  },
} as const satisfies Record<string, Person>

/** All people of the demo; those that visitors can use are the first of their role. */
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

/** The list at a position between 0 and 1 of the cumulated shares. */
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
