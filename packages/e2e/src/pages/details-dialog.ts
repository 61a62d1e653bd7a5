import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** What people say of themselves. */
export class DetailsDialog {
  readonly #dialog: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.#dialog = page.getByRole('dialog', { name: names.yourDetails })
  }

  /** What a request needs. */
  async fillIn(): Promise<void> {
    await this.#text(this.#names.phone).fill('+49 30 1234567')
    await this.#text(this.#names.street).fill('Torstraße 1')
    await this.#text(this.#names.postcode).fill('10119')
    await this.#text(this.#names.city).fill('Berlin')
    await this.#dialog.getByRole('combobox', { name: this.#names.country }).selectOption('DE')
  }

  async save(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#names.save }).click()
    await expect(this.#dialog).toBeHidden()
  }

  async download(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#names.downloadAsFile }).click()
  }

  /** Deletes the account: the word is typed where the focus is. */
  async deleteAccount(): Promise<void> {
    const { deleteAccount, deleteForGood, deletionWord } = this.#names
    await this.#dialog.getByRole('button', { name: deleteAccount }).click()
    await this.#dialog.locator('input:focus').fill(deletionWord)
    await this.#dialog.getByRole('button', { name: deleteForGood }).click()
  }

  #text(name: RegExp): Locator {
    return this.#dialog.getByRole('textbox', { name })
  }
}
