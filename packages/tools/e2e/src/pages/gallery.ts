import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'

/** The gallery of a flat's pictures, one at a time. */
export class Gallery {
  readonly dialog: Locator
  /** The position and the number of pictures, as `2 / 7`. */
  readonly count: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly close: Locator
  /** The horizontal list of pictures, one of them visible. */
  readonly strip: Locator
  readonly #names: Language['names']

  constructor(page: Page, { names }: Language) {
    this.#names = names
    this.dialog = page.getByRole('dialog')
    this.count = this.dialog.getByText(/^\d+ \/ \d+$/)
    this.next = this.dialog.getByRole('button', { name: names.nextPhoto })
    this.previous = this.dialog.getByRole('button', { name: names.previousPhoto })
    this.close = this.dialog.getByRole('button', { name: names.closePhotos })
    this.strip = this.dialog.getByRole('region').locator('> div').first()
  }

  thumbnail(number: number): Locator {
    return this.dialog.getByRole('button', { name: this.#names.photo(number) })
  }
}
