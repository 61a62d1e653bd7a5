import type { NewAccount } from '../accounts/accounts.ts'

type Person = NewAccount & { password: string }

/** Tina, a tenant with a plain text password; a test changes what it is about. */
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
