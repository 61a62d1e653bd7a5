/** When a draft is saved by itself, in milliseconds. Tests shorten it. */
export const autosaveTiming = {
  /** After the last change. With the request it is on the server within two seconds. */
  restMs: 1_200,
  /** After a failure that may pass. */
  retryMs: 10_000,
}
