import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'

const KEY = 'domizil.search-sheet'

/** Remembers for this tab which sheet was open when somebody left to log in. Without storage it has to be opened once more. */
export function rememberSheet(name: string): void {
  writeTabStorage(KEY, name)
}

/** The remembered sheet, once. */
export function takeSheet(): string | undefined {
  const name = readTabStorage<string>(KEY)
  clearTabStorage(KEY)
  return name
}
