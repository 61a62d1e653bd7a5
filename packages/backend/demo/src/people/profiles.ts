import type { ProfileChange } from '@domizil/api/schemas'
import { CITIES } from '../places/cities.ts'
import { randomFrom } from '../random.ts'
import { DEMO_SIGN_INS, type Person } from './people.ts'

/** Numbers that the Federal Network Agency reserves for films and examples. */
const EXAMPLE_NUMBERS = '+4930231250'

/** No real number begins like this. */
const EXAMPLE_VAT_ID = 'DE0'
/** The share of commercial landlords. */
const COMMERCIAL_SHARE = 0.15
const TRADES = ['Wohnen auf Zeit GmbH', 'Apartments GmbH', 'Hausverwaltung GmbH']

/** The profile of a person: complete enough to request flats and to let them. Some landlords are commercial. */
export function profileOfPerson(person: Person): ProfileChange {
  const random = randomFrom(`profile of ${person.email}`)
  const city = random.pick(CITIES)
  const quarter = random.pick(city.quarters)
  const home = {
    street: `${random.pick(quarter.streets)} ${random.int(1, 90)}`,
    postcode: random.pick(quarter.postcodes),
    city: city.name,
    countryCode: 'DE',
  }

  return {
    phone: `${EXAMPLE_NUMBERS}${String(random.int(0, 99)).padStart(2, '0')}`,
    ...home,
    billingStreet: home.street,
    billingPostcode: home.postcode,
    billingCity: home.city,
    billingCountryCode: home.countryCode,
    ...traderOf(person, city.name),
  }
}

/** The commercial details that a flat's page must show; the accounts for visitors are private. */
function traderOf({ email, lastName, role }: Person, city: string): ProfileChange {
  const random = randomFrom(`trade of ${email}`)
  const isVisitor = Object.values(DEMO_SIGN_INS).some((signIn) => signIn.email === email)
  if (role !== 'LANDLORD' || isVisitor || !random.chance(COMMERCIAL_SHARE)) return { commercial: false }

  return {
    commercial: true,
    companyName: `${lastName} ${random.pick(TRADES)}`,
    registerNumber: `Amtsgericht ${city} HRB ${random.int(10_000, 99_999)}`,
    vatId: `${EXAMPLE_VAT_ID}${random.int(10_000_000, 99_999_999)}`,
  }
}
