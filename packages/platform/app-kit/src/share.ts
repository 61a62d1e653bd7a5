/** An address with its name. */
export interface Shareable {
  readonly title: string
  readonly url: string
}

/** `refused`: no permission, or no secure connection; somebody has to copy the address by hand. */
export type Shared = 'shared' | 'copied' | 'refused'

/** Hands an address to the device's own share sheet, or copies it where there is none, and answers which. */
export async function share(content: Shareable): Promise<Shared> {
  if (typeof navigator.share !== 'function') return (await copyText(content.url)) ? 'copied' : 'refused'

  try {
    await navigator.share(content)
  } catch (error) {
    // Closing the sheet without sharing is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return 'shared'
}

/** Copies a text. Answers false where that is not allowed, or the connection is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
