import { randomUUID } from 'node:crypto'

/** Someone who has an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Someone who is about to have one. */
export interface Newcomer extends Person {
  readonly firstName: string
  readonly lastName: string
}

/** The demo tenant that `npm start` names. */
export const TENANT: Person = { email: 'tenant@domizil.example', password: 'zuhause-auf-zeit' }

/** The demo landlord that `npm start` names: has flats in every status but archived. */
export const LANDLORD: Person = { email: 'landlord@domizil.example', password: 'zuhause-auf-zeit' }

/** The demo administrator that `npm start` names. */
export const ADMIN: Person = { email: 'admin@domizil.example', password: 'zuhause-auf-zeit' }

/** A person nobody has met yet: journeys that change something do not get in each other's way. */
export function aNewcomer(): Newcomer {
  return {
    firstName: 'Käthe',
    lastName: 'Müller',
    email: `kaethe.${randomUUID()}@example.com`,
    password: 'a quiet flat by the river',
  }
}
