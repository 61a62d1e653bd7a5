import { expect, test } from '@jest/globals'
import { checkProfile, missingUserData, type ProfileFields } from '@domizil/domain'
import { demoPeople } from './people.ts'
import { profileOfPerson } from './profiles.ts'

test('everybody in the demo has said enough to request flats and to let them', () => {
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
