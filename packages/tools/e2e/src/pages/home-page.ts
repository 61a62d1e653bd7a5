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

  async open(): Promise<void> {
    await this.#page.goto(addressOf(this.#language, '/'))
    await this.heading.waitFor()
  }
}
