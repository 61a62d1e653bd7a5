import type { Log } from '../foundation/kernel/index.ts'

export interface Entry {
  level: 'info' | 'warn' | 'error'
  fields: object
  message: string
}

/** A log that records its entries, for tests. */
export function createTestLog(): Log & { entries: Entry[] } {
  const entries: Entry[] = []
  const keep = (level: Entry['level']) => (fields: object, message: string) =>
    void entries.push({ level, fields, message })

  return { entries, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
