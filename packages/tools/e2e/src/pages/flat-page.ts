import type { Locator, Page } from '@playwright/test'
import { addressOf, type Language } from '../languages.ts'

export class FlatPage {
  readonly title: Locator
  /** Opens all pictures, and says how many there are. */
  readonly allPhotos: Locator
  /** The heart: pressed while the flat is a favourite. */
  readonly favourite: Locator
  readonly edit: Locator
  readonly report: Locator
  readonly request: Locator
  /** Opens the calendar of the days that can be had. */
  readonly calendar: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    const { names } = language
    const main = page.getByRole('main')
    this.#page = page
    this.#language = language
    this.title = main.getByRole('heading', { level: 1 })
    this.allPhotos = main.getByRole('button', { name: names.allPhotos })
    this.favourite = main.getByRole('button', { name: names.favourite }).first()
    this.edit = main.getByRole('link', { name: names.edit })
    this.report = main.getByRole('button', { name: names.report })
    this.request = main.getByRole('button', { name: names.requestToBook }).first()
    this.calendar = main.getByRole('button', { name: names.openCalendar }).first()
  }

  async open(id: number, query = ''): Promise<void> {
    await this.#page.goto(`${addressOf(this.#language, `/flat/${id}`)}${query}`)
    await this.title.waitFor()
  }
}
