/** A place in the write-ahead log of the primary, and when it had been written. */
export interface WrittenAt {
  position: bigint
  at: number
}

/** Reads a position of the log as PostgreSQL writes it, such as `16/B374D848`. */
export function logPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

/**
 * How old what a replica shows is at most, in milliseconds: the time since it had all that was written. Infinity if that
 * was never seen, or longer ago than `written` goes back. Needs no clock of the replica, and holds where it has lost the primary.
 */
export function replayLag(written: readonly WrittenAt[], replayed: bigint, now: number): number {
  const had = written.findLast(({ position }) => position <= replayed)
  return had ? now - had.at : Number.POSITIVE_INFINITY
}
