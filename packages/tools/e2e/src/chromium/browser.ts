/** A Chromium that is known to start. */
export interface Browser {
  /** Its source, for messages. */
  readonly origin: string
  readonly executablePath: string
  /** Environment variables that it needs besides the process's own. */
  readonly env: Record<string, string>
}
