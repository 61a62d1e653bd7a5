import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** Asking for a flat, from the card on its page to the notice that the request is on its way. */
export class RequestDialog {
  /** Says that the request is on its way. */
  readonly sent: Locator
  readonly #main: Locator
  readonly #dialog: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.#main = page.getByRole('main')
    this.#dialog = page.getByRole('dialog', { name: names.requestToBook })
    this.sent = this.#dialog.getByRole('status').filter({ hasText: names.onItsWay })
  }

  /** Chooses a first day, as `01.12.2027`; the page proposes the shortest stay from then on. */
  async open(firstDay: string): Promise<void> {
    await this.#main.getByRole('textbox', { name: this.#names.firstDay }).fill(firstDay)
    await this.#main.getByRole('button', { name: this.#names.requestToBook }).first().click()
  }

  async fillIn(): Promise<void> {
    await this.#dialog.getByRole('combobox', { name: this.#names.reasonOfStay }).selectOption('NEW_JOB')
    await this.#dialog.getByRole('combobox', { name: this.#names.occupation }).selectOption('EMPLOYED')
    await this.#dialog
      .getByRole('textbox', { name: this.#names.messageToLandlord })
      .fill('I start a new job in the city and would love to live here.')
    await this.#dialog.getByRole('checkbox', { name: this.#names.acceptTerms }).check()
  }

  async send(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#names.sendRequest }).click()
  }
}
