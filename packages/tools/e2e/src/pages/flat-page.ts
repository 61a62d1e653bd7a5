import type { Locator, Page } from '@playwright/test'
import { addressOf, type Language } from '../languages.ts'

export class FlatPage {
  readonly title: Locator
  /** The button that opens all pictures, with their number. */
  readonly allPhotos: Locator
  /** The favourite button: pressed while the flat is one. */
  readonly favourite: Locator
  readonly edit: Locator
  readonly report: Locator
  readonly request: Locator
  /** The button that opens the calendar of available days. */
  readonly calendar: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    const { names } = language
    const main = page.getByRole('main')
    this.#page = page
    this.#language = language
    this.title = main.getByRole('heading', { level: 1 })
    // A drawn page holds one for phones and one for wide screens, until its style sheets and scripts have come.
    this.allPhotos = main.getByRole('button', { name: names.allPhotos }).filter({ visible: true }).first()
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
