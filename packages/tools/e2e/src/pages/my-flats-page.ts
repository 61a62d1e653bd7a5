import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'

/** A landlord's flats. */
export class MyFlatsPage {
  readonly flats: Locator
  /** The flats of the table that many flats can be shown as. */
  readonly rows: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.flats = page.getByRole('main').getByRole('article')
    this.rows = page.getByRole('main').locator('tbody').getByRole('row')
  }

  async open(): Promise<void> {
    await this.#page.goto(`${this.#language.prefix}/my-flats`)
    await this.flats.first().waitFor()
  }

  /** Chooses an action from the menu of a flat. */
  async choose(flat: Locator, action: RegExp): Promise<void> {
    await flat.getByRole('button', { name: this.#language.names.moreActions }).click()
    await flat.getByRole('button', { name: action }).click()
  }
}
