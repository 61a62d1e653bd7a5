const ID = /^[1-9]\d{0,9}$/

/** Whether the part of an address can be the id of a flat. */
export function isFlatId(text: string): boolean {
  return ID.test(text)
}
