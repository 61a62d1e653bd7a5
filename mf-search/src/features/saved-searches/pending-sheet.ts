import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'

const KEY = 'domizil.search-sheet'

/** Stores in this tab which sheet to reopen after the sign-in. Without storage it is not reopened. */
export function storePendingSheet(name: string): void {
  writeTabStorage(KEY, name)
}

/** Reads and deletes the stored name. */
export function consumePendingSheet(): string | undefined {
  const name = readTabStorage<string>(KEY)
  clearTabStorage(KEY)
  return name
}
