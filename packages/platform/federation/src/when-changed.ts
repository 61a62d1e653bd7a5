import { statSync } from 'node:fs'

/** What a file says, read again only when the file has changed. A failure is not kept: it is thrown at each call. */
export function whenChanged<T>(file: string, read: () => T): () => T {
  let known: { readonly stamp: string; readonly value: T } | undefined

  return () => {
    const stamp = stampOf(file)
    if (known?.stamp !== stamp) known = { stamp, value: read() }
    return known.value
  }
}

/** Differs when a file has been replaced or changed. */
export function stampOf(file: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(file)
    return `${ino} ${mtimeMs} ${size}`
  } catch {
    return 'missing' // who reads it says why
  }
}
