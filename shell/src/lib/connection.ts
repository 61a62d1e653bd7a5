interface Connection {
  /** An estimate in Mbit/s. */
  readonly downlink?: number
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** What the browser knows of its line; not all of them tell. */
export function readConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
