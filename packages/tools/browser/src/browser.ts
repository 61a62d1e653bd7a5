/** A Chromium that has been seen to start. */
export interface Browser {
  /** Where it came from, as people say it. */
  readonly origin: string
  readonly executablePath: string
  /** What it needs in its environment besides our own. */
  readonly env: Record<string, string>
}
