import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'

export class FlatPage {
  readonly title: Locator
  /** Opens all pictures, and says how many there are. */
  readonly allPhotos: Locator
  /** The heart: pressed while the flat is a favourite. */
  readonly favourite: Locator

  constructor(page: Page, { names }: Language) {
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.allPhotos = main.getByRole('button', { name: names.allPhotos })
    this.favourite = main.getByRole('button', { name: names.favourite }).first()
  }
}
