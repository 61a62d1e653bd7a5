import type { Counts } from './stored.ts'

/** What has been expected of one kind, and what is there. */
export interface Comparison {
  readonly what: string
  /** Keys of what has to be there once. */
  readonly expected: Iterable<string | number>
  readonly found: Counts
  /** How many others may be there: writes without an answer. None are counted if left out. */
  readonly unknown?: number
  /** How many second copies may be there: of mails, where a process has ended before it could mark them as sent. */
  readonly copies?: number
}

/** A row of the table. */
export interface Compared {
  readonly what: string
  readonly expected: number
  readonly found: number
  /** Second ones, allowed or not. */
  readonly copies: number
  readonly lost: number
  readonly doubled: number
}

/** Counts what is lost, and what is there more often than it may be. */
export function compare({ what, expected, found, unknown, copies: allowed = 0 }: Comparison): Compared {
  const keys = new Set([...expected].map(String))
  const present = [...found].filter(([, count]) => count > 0)
  const copies = present.reduce((sum, [, count]) => sum + count - 1, 0)
  const strangers = present.filter(([key]) => !keys.has(key)).length

  return {
    what,
    expected: keys.size,
    found: present.length,
    copies,
    lost: [...keys].filter((key) => !found.get(key)).length,
    doubled: Math.max(0, copies - allowed) + Math.max(0, strangers - (unknown ?? strangers)),
  }
}
