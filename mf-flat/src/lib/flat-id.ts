const ID = /^[1-9]\d{0,9}$/

/** Whether a path segment can be the id of a flat. */
export function isFlatId(text: string): boolean {
  return ID.test(text)
}
