/** An address and its title. */
export interface Shareable {
  readonly title: string
  readonly url: string
}

/** `refused`: no permission, or no secure connection; the user has to copy the address by hand. */
export type Shared = 'shared' | 'copied' | 'refused'

/** Hands an address to the device's share sheet, or copies it where there is none; resolves with what happened. */
export async function share(content: Shareable): Promise<Shared> {
  if (typeof navigator.share !== 'function') return (await copyText(content.url)) ? 'copied' : 'refused'

  try {
    await navigator.share(content)
  } catch (error) {
    // Closing the sheet without sharing is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return 'shared'
}

/** Copies a text. Resolves false without permission or without a secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
