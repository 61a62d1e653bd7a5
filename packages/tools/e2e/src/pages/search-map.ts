import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'
import type { Rectangle } from '../commands/covering.ts'

/** The map of the results: beside the list, on a phone instead of it. */
export class SearchMap {
  readonly canvas: Locator
  readonly pins: Locator
  readonly clusters: Locator
  readonly preview: Locator
  /** The pin whose flat is previewed. */
  readonly chosen: Locator
  /** The highlighted pin, or the cluster that contains it. */
  readonly marked: Locator
  readonly attributions: Locator
  readonly scale: Locator
  readonly #page: Page
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.#page = page
    this.#names = names
    this.canvas = page.getByLabel(names.mapOfFlats)
    this.pins = page.getByRole('button', { name: names.pin })
    this.clusters = page.getByRole('button', { name: names.cluster })
    this.marked = this.canvas.locator('[data-marked]')
    this.chosen = page.getByRole('button', { name: names.pin, pressed: true })
    this.attributions = this.canvas.locator('.ol-attribution')
    this.scale = this.canvas.locator('.ol-scale-line')
    this.preview = page.getByRole('region', { name: names.preview })
  }

  /** Shows the map where it is not beside the list. */
  async show(): Promise<void> {
    const toggle = this.#page.getByRole('button', { name: this.#names.map })
    if (await toggle.isVisible()) await toggle.click()
    await this.pins.or(this.clusters).first().waitFor()
  }

  /** Drags the map upwards from its middle. */
  async drag(): Promise<void> {
    const box = await this.canvas.boundingBox()
    if (!box) throw new Error('The map is not in sight')
    const [x, y] = [box.x + box.width * 0.12, box.y + box.height * 0.6]
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.move(x + 40, y - 120, { steps: 12 })
    await this.#page.mouse.up()
  }

  /** The visible prices, as rectangles on the screen. */
  async prices(): Promise<Rectangle[]> {
    return this.pins.locator('span').evaluateAll((prices) =>
      prices
        .filter((price) => price.checkVisibility({ visibilityProperty: true }))
        .map((price) => price.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    )
  }

  /** The width of the searched area in degrees of longitude, from the address. */
  width(): number {
    const searched = new URL(this.#page.url()).searchParams.get('bounds')?.split(',') ?? []
    const [, east = NaN, , west = NaN] = searched.map(Number)
    return east - west
  }
}
