import type { Page } from '@playwright/test'
import { LANGUAGES } from '../languages.ts'
import { DetailsDialog } from '../pages/details-dialog.ts'
import { Frame } from '../pages/frame.ts'
import { aNewcomer } from '../people.ts'
import { acceptCookies } from './accept-cookies.ts'
import { register } from './sign-in.ts'

const { en } = LANGUAGES

/** Registers a new user on the open page, with a complete profile. */
export async function registerTenant(page: Page): Promise<void> {
  await acceptCookies(page, en)
  await register(page, en, aNewcomer())
  const frame = new Frame(page, en)
  await frame.userMenu.click()
  await frame.inUserMenu(en.names.yourDetails).click()
  const details = new DetailsDialog(page, en)
  await details.fillIn()
  await details.save()
}
