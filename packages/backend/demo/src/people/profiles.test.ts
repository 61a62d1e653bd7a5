import { expect, test } from '@jest/globals'
import { checkProfile, missingUserData, type ProfileFields } from '@domizil/domain'
import { DEMO_SIGN_INS, demoPeople, type Person } from './people.ts'
import { profileOfPerson } from './profiles.ts'

test('every demo profile is complete enough to request flats and to let them', () => {
  const { landlords, tenants, admin } = demoPeople()
  const company = { companyName: null, registerNumber: null, vatId: null }

  const problems = [...landlords, ...tenants, admin].flatMap((person) => {
    const profile = { ...company, ...profileOfPerson(person) } as ProfileFields
    const account = { givenName: person.firstName, familyName: person.lastName, email: person.email }
    return [
      ...checkProfile(profile),
      ...missingUserData({ ...profile, ...account, emailVerified: true }, 'LANDLORD'),
    ]
  })

  expect(problems).toEqual([])
})

test('some landlords are companies, but no tenant, no admin and no demo sign-in is', () => {
  const { landlords, tenants, admin } = demoPeople()
  const isTrader = (person: Person) => profileOfPerson(person).commercial

  const traders = landlords.filter(isTrader)

  expect(traders.length).toBeGreaterThanOrEqual(3)
  expect([...Object.values(DEMO_SIGN_INS), ...tenants, admin].filter(isTrader)).toEqual([])
})
