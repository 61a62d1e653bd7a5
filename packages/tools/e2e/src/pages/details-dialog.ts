import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** The tab stops; a group of radio buttons has one, at the checked button. */
const STOPS =
  'a, button:enabled, input:enabled:not([type=radio]), [type=radio]:checked, select:enabled, summary'

/** The profile dialog. */
export class DetailsDialog {
  readonly #dialog: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.#dialog = page.getByRole('dialog', { name: names.yourDetails })
  }

  /** Waits until it is open and filled with the profile. */
  async waitFor(): Promise<void> {
    await this.#text(this.#names.phone).waitFor()
  }

  /** Tabs once around the dialog, and reports unreached controls inside and reached ones outside. */
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
    // Once around; between end and beginning the focus leaves the window.
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

  /** Leaves for the page that changes the e-mail address. */
  async changeEmail(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#names.changeEmail }).click()
  }

  async signOutEverywhere(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#names.signOutEverywhere }).click()
  }

  /** Deletes the account: types the confirmation word into the focused field. */
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
