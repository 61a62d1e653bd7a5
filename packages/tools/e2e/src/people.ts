import { randomUUID } from 'node:crypto'

/** A user with an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** A user before the registration. */
export interface Newcomer extends Person {
  readonly firstName: string
  readonly lastName: string
}

/** The demo tenant that `npm start` prints. */
export const TENANT: Person = { email: 'tenant@domizil.example', password: 'zuhause-auf-zeit' }

/** The demo landlord that `npm start` prints: has flats in every status except archived. */
export const LANDLORD: Person = { email: 'landlord@domizil.example', password: 'zuhause-auf-zeit' }

/** The demo administrator that `npm start` prints. */
export const ADMIN: Person = { email: 'admin@domizil.example', password: 'zuhause-auf-zeit' }

/** A unique new user, so that journeys with changes do not interfere. */
export function aNewcomer(): Newcomer {
  return {
    firstName: 'Käthe',
    lastName: 'Müller',
    email: `kaethe.${randomUUID()}@example.com`,
    password: 'a quiet flat by the river',
  }
}
