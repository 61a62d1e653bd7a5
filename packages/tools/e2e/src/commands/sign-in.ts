import { type Page, expect } from '@playwright/test'
import type { Language } from '../languages.ts'
import { Frame } from '../pages/frame.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import type { Newcomer, Person } from '../people.ts'

/** Signs in by the navbar of the open page; cookies must have been accepted. */
export async function signIn(page: Page, language: Language, person: Person): Promise<void> {
  const logIn = await new Frame(page, language).logIn()
  await logIn.click()

  await new IdentityPages(page).signIn(person)

  await expectSignedIn(page, language)
}

/** Registers an account by the navbar of the open page, and is signed in then; cookies must have been accepted. */
export async function register(page: Page, language: Language, newcomer: Newcomer): Promise<void> {
  const signUp = await new Frame(page, language).signUp()
  await signUp.click()

  await new IdentityPages(page).register(newcomer)

  await expectSignedIn(page, language)
}

/** Signs out by the user menu. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const frame = new Frame(page, language)
  await frame.userMenu.click()
  await frame.inUserMenu(language.names.logOut).click()

  const logIn = await frame.logIn()
  await expect(logIn).toBeVisible()
}

async function expectSignedIn(page: Page, language: Language): Promise<void> {
  await expect(new Frame(page, language).userMenu).toBeVisible()
}
