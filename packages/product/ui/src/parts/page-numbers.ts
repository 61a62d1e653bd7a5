/**
 * The pages to offer: the first, the last, and the neighbours of the current one. A gap of one page is replaced by
 * that page.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other)

  return pages.flatMap((page, at) => {
    const missing = page - (pages[at - 1] ?? page - 1) - 1
    if (missing === 0) return [page]

    return missing === 1 ? [page - 1, page] : ['gap' as const, page]
  })
}
