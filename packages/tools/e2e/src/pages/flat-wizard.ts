import type { Locator, Page } from '@playwright/test'
import { PICTURES } from '../paths.ts'

/** The wizard in which a landlord describes a flat, in English. */
export class FlatWizard {
  readonly steps: Locator
  readonly current: Locator
  readonly summary: Locator
  readonly photos: Locator
  /** The photos that the server does not have yet. */
  readonly onTheirWay: Locator
  readonly saved: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.steps = page.getByRole('list', { name: 'Steps of this flat' })
    this.current = this.steps.locator('[aria-current="step"]')
    this.summary = page.getByRole('alert')
    this.photos = page.getByRole('listitem', { name: /^Photo \d+ of/ })
    this.onTheirWay = page.getByText(/^(Uploading|Being prepared)/)
    this.saved = page.getByText('Saved just now')
  }

  async open(): Promise<void> {
    await this.#page.goto('/flat-wizard')
    await this.#page.getByRole('textbox', { name: 'Street' }).waitFor()
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true })
  }

  /** The drag handle of a photo, for fingers and keys. */
  gripOf(place: number): Locator {
    return this.photos.nth(place).getByRole('button', { name: /^Move:/ })
  }

  /** Fills in an address in Berlin. */
  async fillAddress(): Promise<void> {
    for (const [name, text] of ADDRESS) await this.field(name).fill(text)
  }

  /** Fills the first step. */
  async fillBasics(): Promise<void> {
    await this.fillAddress()
    for (const [name, text] of BASICS) await this.field(name).fill(text)
    for (const [name, choice] of CHOICES) await this.field(name).selectOption(choice)
  }

  async addPhotos(...names: string[]): Promise<void> {
    const files = names.map((name) => `${PICTURES}/${name}`)
    await this.#page.getByLabel('Add photos').setInputFiles(files)
  }

  async fillTexts(): Promise<void> {
    await this.field('Title in English').fill('A bright flat above the park')
    await this.field('Description in English').fill('A quiet flat with a view of old trees. '.repeat(4))
    await this.field('Title in German').fill('Helle Wohnung über dem Park')
    await this.field('Description in German').fill('Ruhige Wohnung mit Blick ins Grüne. '.repeat(4))
  }
}

const ADDRESS = [
  ['Street', 'Torstraße'],
  ['House number', '12'],
  ['Postcode', '10119'],
  ['City', 'Berlin'],
] as const

const BASICS = [
  ['Price per month', '1250'],
  ['Deposit', '2500'],
  ['Size', '54'],
  ['People at most', '2'],
] as const

const CHOICES = [
  ['Length of stay', 'FLEXIBLE'],
  ['Type of flat', 'APARTMENT'],
  ['Floor', '3'],
] as const
