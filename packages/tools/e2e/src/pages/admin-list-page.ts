import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { ADMIN } from '../people.ts'

/** A list of the back office in English: a table, on phones a list of cards. */
export class AdminListPage {
  readonly page: Page
  readonly heading: Locator
  readonly table: Locator
  /** The rows without the header. */
  readonly rows: Locator
  /** The checkboxes that select rows. */
  readonly choices: Locator
  /** The range of rows shown and their total. */
  readonly range: Locator
  /** The empty state. */
  readonly empty: Locator
  readonly search: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.table = page.getByRole('main').getByRole('table')
    this.rows = this.table.locator('tbody').getByRole('row')
    this.choices = this.rows.getByRole('checkbox')
    this.range = page.getByText(/^\d[\d,]*–\d[\d,]* of \d[\d,]*$/)
    this.empty = page.getByRole('heading', {
      name: /^(There is nothing here yet|Nothing matches these filters|Nothing is open)$/,
    })
    this.search = page.getByRole('searchbox', { name: 'Search the list' })
  }

  /** Signs the administrator in and opens a list. */
  async enter(path: string): Promise<void> {
    await arriveAs(this.page, ADMIN)
    await this.page.goto(path)
    await this.heading.waitFor()
  }

  /** Waits until the answer is rendered: rows, cards or the empty state. */
  async whenLoaded(): Promise<void> {
    await expect(this.range.or(this.empty)).toBeVisible()
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(this.page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }

  /** The total number of matching rows. */
  async total(): Promise<number> {
    return Number((await this.range.innerText()).replace(/^.* of /, '').replaceAll(',', ''))
  }

  async choose(filter: string, code: string): Promise<void> {
    await this.page
      .getByRole('button', { name: filter, exact: true })
      .and(this.page.locator('[aria-expanded]'))
      .click()
    await this.page.getByRole('menuitemcheckbox', { name: code, exact: true }).check()
    await this.page.keyboard.press('Escape')
    await this.whenLoaded()
  }

  async sortBy(column: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: column, exact: true }).click()
    await this.whenLoaded()
  }

  async lookFor(words: string): Promise<void> {
    await this.search.fill(words)
    await this.search.press('Enter')
    await this.whenLoaded()
  }

  /** The cells of a column, row by row. */
  async column(name: string): Promise<string[]> {
    const headings = await this.table.getByRole('columnheader').allInnerTexts()
    const at = headings.findIndex((heading) => heading.trim() === name)
    return this.rows.evaluateAll(
      (rows, index) => rows.map((row) => (row as HTMLTableRowElement).cells[index]?.innerText.trim() ?? ''),
      at,
    )
  }

  async export(): Promise<Download> {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: /^Export [\d,]+ rows?$/ }).click()
    await this.page.getByRole('menuitem', { name: 'CSV (international)' }).click()
    return download
  }

  /** Opens the menu of the first row and chooses an action. */
  async act(action: string): Promise<Locator> {
    await this.run(action)
    return this.page.getByRole('dialog')
  }

  /** Runs an action of the first row that has no dialog. */
  async run(action: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Runs an action for the selected rows, with a reason. */
  async confirmForChosen(action: string, count: number, reason: string): Promise<void> {
    const name = `${action} (${count})`
    await this.page.getByRole('button', { name, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name })
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await this.whenLoaded()
  }

  /** Runs an action for the first row, with a reason. */
  async confirm(action: string, reason?: string): Promise<void> {
    const dialog = await this.act(action)
    if (reason) await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await this.whenLoaded()
  }

  /** Opens the details of the first row by its button, and decides there, with a reason. */
  async decideInDetails(action: string, reason: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Decide: / })
      .first()
      .click()
    const details = this.page.getByRole('dialog')
    await details.getByRole('button', { name: 'More decisions' }).click()
    await details.getByRole('button', { name: action, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: action })
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await this.whenLoaded()
  }
}
