import type { Locator, Page } from '@playwright/test'
import { addressOf, type Language } from '../languages.ts'

interface Days {
  /** In the German format: `01.12.2027`. */
  readonly from: string
  readonly to: string
}

/** The availability page of an own flat. */
export class AvailabilityPage {
  /** The message for days that cannot be blocked. */
  readonly problem: Locator
  readonly importAddress: Locator
  readonly #page: Page
  readonly #main: Locator
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.#main = page.getByRole('main')
    this.problem = this.#main.getByRole('alert')
    this.importAddress = this.#main.getByRole('textbox', { name: language.names.calendarAddress })
  }

  async open(id: number): Promise<void> {
    await this.#page.goto(addressOf(this.#language, `/flat/${id}/availability`))
    await this.#main.getByRole('grid').first().waitFor()
  }

  /** The row of a period in the table. */
  period({ from, to }: Days): Locator {
    return this.#main.getByRole('rowheader', { name: `${from} – ${to}` })
  }

  async block({ from, to }: Days, noted = ''): Promise<void> {
    const { firstDay, lastDay, blockDays, note } = this.#language.names
    await this.#main.getByRole('textbox', { name: firstDay }).fill(from)
    await this.#main.getByRole('textbox', { name: lastDay }).fill(to)
    await this.#main.getByRole('textbox', { name: note }).fill(noted)
    await this.#main.getByRole('button', { name: blockDays }).click()
  }

  /** Opens the note beside a period, and writes another. */
  async note(days: Days, words: string): Promise<void> {
    const { note, saveNote } = this.#language.names
    const ofPeriod = this.#main.getByRole('button', { name: `${days.from} – ${days.to}` })
    await ofPeriod.and(this.#page.getByRole('button', { name: note })).click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: note }).fill(words)
    await dialog.getByRole('button', { name: saveNote }).click()
  }

  async free({ from, to }: Days): Promise<void> {
    // What is done stands before the colon; the button of the note has none.
    await this.#main.getByRole('button', { name: `: ${from} – ${to}` }).click()
  }

  async import(url: string): Promise<void> {
    await this.importAddress.fill(url)
    await this.#main.getByRole('button', { name: this.#language.names.importCalendar }).click()
  }
}
