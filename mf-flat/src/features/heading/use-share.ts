import { useHref } from '@domizil/ui/router'
import { useCopy } from '../../lib/use-copy.ts'

/** Hands the flat's address to the device's own share sheet, or copies it where there is none. */
export function useShare({ id, title }: { id: number; title: string }): () => Promise<void> {
  const copy = useCopy()
  const path = useHref(`/flat/${id}`)

  return async () => {
    const url = new URL(path, window.location.origin).href

    await (typeof navigator.share === 'function' ? shareSheet({ title, url }) : copy(url))
  }
}

/** Closing the sheet without sharing is no failure. */
async function shareSheet(content: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(content)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
