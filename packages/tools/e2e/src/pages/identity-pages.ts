import type { Locator, Page } from '@playwright/test'
import type { Newcomer, Person } from '../people.ts'

const DEVICE_FORM = 'kc-user-verify-device-user-code-form'

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

  /** Asks for a link to a new password, from the sign-in page. */
  async forgetPassword(email: string): Promise<void> {
    await this.#page.locator('a[href*="reset-credentials"]').click()
    await this.#field('username').fill(email)
    await this.#submit('kc-reset-password-form')
  }

  /** Chooses a new password, at the page that the link opens. */
  async choosePassword(password: string): Promise<void> {
    await this.#field('password-new').fill(password)
    await this.#field('password-confirm').fill(password)
    await this.#submit('kc-passwd-update-form')
  }

  /** Asks for another e-mail address. Keycloak asks for the password only some minutes after the sign-in. */
  async changeEmail(email: string, password: string): Promise<void> {
    await this.#field('email').fill(email)
    const current = this.#field('current-password')
    if (await current.isVisible()) await current.fill(password)
    await this.#submit('kc-update-email-form')
  }

  /** Presses the button, or Keycloak's link, of the page that a mail about an address opens. */
  async confirmLink(): Promise<void> {
    await this.#page.locator('#kc-email-action-form [type=submit], #kc-info-message a').first().click()
  }

  /** The field of the code that a terminal shows. */
  get terminalCode(): Locator {
    return this.#field('user_code')
  }

  async letTerminalIn(): Promise<void> {
    await this.#page.locator(`#${DEVICE_FORM} [name=confirm]`).click()
  }

  async keepTerminalOut(): Promise<void> {
    await this.#page.locator(`#${DEVICE_FORM} [name=abort]`).click()
  }

  async #submit(formId: string): Promise<void> {
    await this.#page.locator(`#${formId} [type=submit]:not([name=cancel-aia])`).click()
  }

  /** The message that explains a refused sign-in. */
  get refusal(): Locator {
    return this.#page.locator('[id^="input-error"]').first()
  }

  #field(id: string): Locator {
    return this.#page.locator(`#${id}`)
  }
}
