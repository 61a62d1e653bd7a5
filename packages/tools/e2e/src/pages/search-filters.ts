import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** The sheet with all filters, and the chips of those that are active. */
export class SearchFilters {
  readonly sheet: Locator
  readonly chips: Locator
  /** Says which parts of the address make no sense. */
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
    await this.#page.getByRole('button', { name: this.#names.filters }).click()
    await this.sheet.getByLabel(this.#names.moveIn).waitFor()
  }

  /** Opens the calendar of the move-in day. */
  async openCalendar(): Promise<Locator> {
    await this.sheet.getByRole('button', { name: this.#names.openMoveIn }).click()
    return this.#page.getByRole('dialog', { name: this.#names.whenToStay })
  }

  /** Closes the sheet by the button that tells how many flats there are, which it answers. */
  async show(): Promise<number> {
    const button = this.sheet.getByRole('button', { name: this.#names.showFlats })
    const words = (await button.textContent()) ?? ''
    await button.click()
    return Number(words.replaceAll(/\D/g, ''))
  }
}
