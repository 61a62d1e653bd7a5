import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** Where the Tab key stops; of a group of radio buttons at the chosen one. */
const STOPS =
  'a, button:enabled, input:enabled:not([type=radio]), [type=radio]:checked, select:enabled, summary'

/** What people say of themselves. */
export class DetailsDialog {
  readonly #dialog: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.#dialog = page.getByRole('dialog', { name: names.yourDetails })
  }

  /** Until it is open and has been filled with what is known. */
  async waitFor(): Promise<void> {
    await this.#text(this.#names.phone).waitFor()
  }

  /** Walks through it with the Tab key, once around, and tells what of it is not reached and what outside of it is. */
  async missedByTab(): Promise<string[]> {
    const controls = await this.#dialog.locator(STOPS).all()
    const reached = new Set<string>()
    const walk = await this.#dialog.evaluateHandle((dialog, stops) => {
      const all = [...dialog.querySelectorAll(stops)]
      return () => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body || activeElement === dialog) return 'between'
        return dialog.contains(activeElement) ? String(all.indexOf(activeElement)) : activeElement.outerHTML
      }
    }, STOPS)
    // Once around, and out of the window between its end and its beginning.
    for (let step = 0; step <= controls.length; step += 1) {
      await this.#dialog.page().keyboard.press('Tab')
      reached.add(await walk.evaluate((where) => where()))
    }

    const isOutside = (place: string) => place !== 'between' && !/^-?\d+$/.test(place)
    const missed = controls.map((_, at) => String(at)).filter((at) => !reached.has(at))
    return [...[...reached].filter(isOutside), ...missed]
  }

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
