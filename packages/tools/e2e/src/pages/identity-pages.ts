import type { Locator, Page } from '@playwright/test'
import type { Newcomer, Person } from '../people.ts'

/** The forms of the identity service, found by Keycloak's ids: the embedded provider and the real one share them. */
export class IdentityPages {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async signIn({ email, password }: Person): Promise<void> {
    await this.#field('username').fill(email)
    await this.#field('password').fill(password)
    await this.#page.locator('#kc-login').click()
  }

  async register({ firstName, lastName, email, password }: Newcomer): Promise<void> {
    await this.#field('firstName').fill(firstName)
    await this.#field('lastName').fill(lastName)
    await this.#field('email').fill(email)
    await this.#field('password').fill(password)
    await this.#field('password-confirm').fill(password)
    await this.#page.locator('#kc-register-form [type=submit]').click()
  }

  /** The message that explains a refused sign-in. */
  get refusal(): Locator {
    return this.#page.locator('[id^="input-error"]').first()
  }

  #field(id: string): Locator {
    return this.#page.locator(`#${id}`)
  }
}
