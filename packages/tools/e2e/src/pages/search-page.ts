import type { Locator, Page } from '@playwright/test'
import { type Language, addressOf } from '../languages.ts'

export class SearchPage {
  readonly flats: Locator
  /** The heading with the number of flats. */
  readonly count: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.flats = page.getByRole('main').getByRole('article')
    this.count = page.getByRole('status').filter({ hasText: language.names.flatCount })
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`${addressOf(this.#language, '/search')}${query}`)
    await this.flats.first().waitFor()
  }

  /** The field of the place, behind the button of the bar on small screens. */
  async openPlace(): Promise<Locator> {
    const { whereAndWhen, where } = this.#language.names
    const summary = this.#page.getByRole('button', { name: whereAndWhen })
    if (await summary.isVisible()) await summary.click()
    return this.#page.getByRole('combobox', { name: where })
  }

  /** The number in the heading. */
  async total(): Promise<number> {
    const sentence = (await this.count.textContent()) ?? ''
    const digits = this.#language.names.flatCount.exec(sentence)?.[1] ?? ''
    return Number(digits.replaceAll(/\D/g, ''))
  }

  /** Opens the first flat of the list and resolves with its title. */
  async openFirstFlat(): Promise<string> {
    const title = this.flats.first().getByRole('heading')
    const words = (await title.textContent()) ?? ''
    await title.getByRole('link').click()
    return words.trim()
  }
}
