import type { NewAccount } from '../accounts/accounts.ts'

type Person = NewAccount & { password: string }

/** Tina, a tenant whose password is in plain, with what the test is about. */
export function aPerson(different: Partial<Person> = {}): Person {
  return {
    email: 'tina@example.com',
    firstName: 'Tina',
    lastName: 'Tenant',
    password: 'correct horse battery',
    locale: 'en',
    emailVerified: true,
    ...different,
  }
}
