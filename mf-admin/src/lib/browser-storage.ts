/** What this browser stores under a name; null where there is nothing, or no storage. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text in this browser. Where storage is forbidden or full, it lives as long as the page. */
export function writeStored(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // As long as the page.
  }
}
