import type { ProfileChange } from '@domizil/contract/schemas'
import { CITIES } from '../places/cities.ts'
import { randomFrom } from '../random.ts'
import type { Person } from './people.ts'

/** Numbers that the Federal Network Agency keeps free for films and examples. */
const EXAMPLE_NUMBERS = '+4930231250'

/** What somebody of the demo has said of themselves: enough to request flats and to let them, as a private person. */
export function profileOfPerson({ email }: Person): ProfileChange {
  const random = randomFrom(`profile of ${email}`)
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
    commercial: false,
  }
}
