import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** The sheet with all filters, and the chips of the active ones. */
export class SearchFilters {
  readonly sheet: Locator
  readonly chips: Locator
  /** The notice about invalid parameters of the address. */
  readonly notice: Locator
  readonly #page: Page
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#page = page
    this.#names = names
    this.sheet = page.getByRole('dialog', { name: names.filters })
    this.chips = page.getByRole('button', { name: names.removeFilter })
    this.notice = page.getByRole('note')
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#names.filters }).first().click()
    await this.sheet.getByLabel(this.#names.moveIn).waitFor()
  }

  /** Asks for flats for at least two persons. */
  async forTwoPersons(): Promise<void> {
    const persons = this.sheet.getByRole('group', { name: this.#names.persons }).last()
    await persons.getByRole('radio', { name: this.#names.atLeastTwo }).check()
  }

  /** Opens the calendar of the move-in day. */
  async openCalendar(): Promise<Locator> {
    await this.sheet.getByRole('button', { name: this.#names.openMoveIn }).click()
    return this.#page.getByRole('dialog', { name: this.#names.whenToStay })
  }

  /** Closes the sheet by its button and resolves with the number of flats on it. */
  async show(): Promise<number> {
    const button = this.sheet.getByRole('button', { name: this.#names.showFlats })
    const words = (await button.textContent()) ?? ''
    await button.click()
    return Number(words.replaceAll(/\D/g, ''))
  }
}
