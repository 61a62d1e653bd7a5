import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'

const KEY = 'domizil.search-sheet'

/** Stores in this tab which sheet to reopen after the sign-in. Without storage it is not reopened. */
export function storePendingSheet(name: string): void {
  writeTabStorage(KEY, name)
}

export function readPendingSheet(): string | undefined {
  return readTabStorage<string>(KEY)
}

export function clearPendingSheet(): void {
  clearTabStorage(KEY)
}
