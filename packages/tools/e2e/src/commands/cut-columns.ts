import type { Page } from '@playwright/test'

/**
 * The headings of the columns of a table that are cut: those that the columns that stay in sight cover in part, and
 * those of them whose own content does not fit.
 */
export function cutColumns(page: Page): Promise<string[]> {
  return page
    .locator('main table')
    .first()
    .evaluate((table: HTMLTableElement) => {
      const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
      const isKept = (cell: Element) => cell.className.includes('fix-end')
      const edge = Math.min(...headings.filter(isKept).map((cell) => cell.getBoundingClientRect().left))
      const covered = headings.filter((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return !cell.className.includes('fix-') && left < edge - 1 && right > edge + 1
      })
      const rows = [...(table.tBodies[0]?.rows ?? [])].filter((row) => !row.ariaHidden)
      const overfull = headings.filter(
        (heading, at) =>
          isKept(heading) &&
          rows.some((row) => {
            const cell = row.cells[at]
            return (
              cell &&
              [cell, ...cell.querySelectorAll('*')].some(
                (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
              )
            )
          }),
      )
      return [...covered, ...overfull].map((heading) => heading.textContent?.trim() ?? '')
    })
}
