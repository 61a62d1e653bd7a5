import type { Locator, Page } from '@playwright/test'
import { type Language, addressOf } from '../languages.ts'

export class FavouritesPage {
  readonly heading: Locator
  readonly flats: Locator
  /** The empty state. */
  readonly empty: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.heading = page.getByRole('heading', { level: 1 })
    this.flats = page.getByRole('main').getByRole('article')
    this.empty = page.getByText(language.names.noFavourites)
  }

  async open(): Promise<void> {
    await this.#page.goto(addressOf(this.#language, '/favorites'))
    await this.heading.waitFor()
  }
}
