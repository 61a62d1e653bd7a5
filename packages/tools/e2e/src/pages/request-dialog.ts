import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** A booking request, from the card on the flat's page to the confirmation. */
export class RequestDialog {
  /** The confirmation that the request is sent. */
  readonly sent: Locator
  /** The message for invalid days. */
  readonly problem: Locator
  readonly firstDay: Locator
  readonly message: Locator
  readonly terms: Locator
  readonly sendButton: Locator
  readonly dialog: Locator
  readonly #main: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.#main = page.getByRole('main')
    this.dialog = page.getByRole('dialog', { name: names.requestToBook })
    this.sent = this.dialog.getByRole('status').filter({ hasText: names.onItsWay })
    this.problem = this.dialog.getByRole('alert')
    this.firstDay = this.dialog.getByRole('textbox', { name: names.moveIn })
    this.message = this.dialog.getByRole('textbox', { name: names.messageToLandlord })
    this.terms = this.dialog.getByRole('checkbox', { name: names.acceptTerms })
    this.sendButton = this.dialog.getByRole('button', { name: names.sendRequest })
  }

  /** Opens the form for the days in the address. */
  async begin(): Promise<void> {
    await this.#main.getByRole('button', { name: this.#names.requestToBook }).first().click()
  }

  /** Selects a first day, as `01.12.2027`; the page proposes the shortest stay from there. */
  async open(firstDay: string): Promise<void> {
    await this.#main.getByRole('textbox', { name: this.#names.moveIn }).fill(firstDay)
    await this.begin()
  }

  async fillIn(): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.#names.reasonOfStay }).selectOption('NEW_JOB')
    await this.dialog.getByRole('combobox', { name: this.#names.occupation }).selectOption('EMPLOYED')
    await this.message.fill('I start a new job in the city and would love to live here.')
    await this.terms.check()
  }

  async send(): Promise<void> {
    await this.sendButton.click()
  }

  /** Selects other days, as `01.12.2027`. */
  async choose(firstDay: string, lastDay: string): Promise<void> {
    await this.firstDay.fill(firstDay)
    await this.dialog.getByRole('textbox', { name: this.#names.moveOut }).fill(lastDay)
  }

  /** Goes to sign in, which returns here. */
  async logIn(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#names.logInToSend }).click()
  }

  /** Follows the link to the request. */
  async follow(): Promise<void> {
    await this.sent.getByRole('link').click()
  }
}
