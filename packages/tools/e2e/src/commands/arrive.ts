import type { Page } from '@playwright/test'
import { aNewcomer, type Newcomer, type Person } from '../people.ts'
import { callAs } from './call-as.ts'
import { sendIdentityForm } from './identity-requests.ts'

const DETAILS = {
  phone: '+49301234567',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
}

/**
 * Signs a person in by requests, without a form: every page that this context opens afterwards is theirs, and cookies are
 * accepted. For journeys about something else; those about signing in use `sign-in.ts`.
 */
export async function arriveAs(page: Page, { email, password }: Person): Promise<void> {
  await allowCookies(page)
  await sendIdentityForm(page.request, 'auth', { username: email, password })
}

/** Creates an account by requests, without a form, and is signed in with it. */
export async function arriveNew(page: Page, newcomer: Newcomer = aNewcomer()): Promise<void> {
  const { email, password, firstName, lastName } = newcomer
  await allowCookies(page)
  await sendIdentityForm(page.request, 'registrations', {
    firstName,
    lastName,
    email,
    password,
    'password-confirm': password,
  })
}

/** Arrives as a new tenant with a complete profile, who may request a flat at once. */
export async function arriveAsTenant(page: Page, newcomer?: Newcomer): Promise<void> {
  await arriveNew(page, newcomer)
  await callAs(page, 'PUT', '/user/api/profile', DETAILS)
}

/** Accepts cookies without the banner. */
export async function allowCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('domizil.cookies', 'accepted'))
}
