const KEY = 'domizil.search-sheet'

/** Remembers for this tab which sheet was open when somebody left to log in. */
export function rememberSheet(name: string): void {
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // Without storage the sheet has to be opened once more: no reason to refuse the log-in.
  }
}

/** The remembered sheet, once. */
export function takeSheet(): string | undefined {
  try {
    const name = sessionStorage.getItem(KEY) ?? undefined
    sessionStorage.removeItem(KEY)
    return name
  } catch {
    return undefined
  }
}
