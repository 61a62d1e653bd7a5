import type { Locator, Page } from '@playwright/test'
import { type Language, addressOf } from '../languages.ts'

export class HomePage {
  readonly heading: Locator
  readonly flats: Locator
  readonly searchButton: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.heading = page.getByRole('heading', { level: 1 })
    this.flats = page.getByRole('main').getByRole('article')
    this.searchButton = page.getByRole('search').getByRole('button', { name: language.names.search })
  }

  /** Searches a place for two days, typed as people of the language write them. */
  async searchFor(place: string, stay: { readonly from: string; readonly to: string }): Promise<void> {
    const { names } = this.#language
    const form = this.#page.getByRole('search')
    await form.getByText(names.exactDates).click()
    await form.getByRole('combobox', { name: names.where }).fill(place)
    await form.getByRole('textbox', { name: names.homeMoveIn }).fill(stay.from)
    await form.getByRole('textbox', { name: names.homeMoveOut }).fill(stay.to)
    await this.searchButton.click()
  }

  async open(): Promise<void> {
    await this.#page.goto(addressOf(this.#language, '/'))
    await this.heading.waitFor()
  }
}
