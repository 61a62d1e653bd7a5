import { share } from '@domizil/app-kit'
import { useHref, useLocation } from '@domizil/app-kit/router'
import { flatPath, readStay } from '@domizil/links'
import { useNotifyCopied } from '../../lib/use-copy.ts'

/** Shares the flat's address by the device's share sheet, or copies it where there is none. */
export function useShare({ id, title }: { id: number; title: string }): () => Promise<void> {
  const notifyCopied = useNotifyCopied()
  const path = useHref(flatPath(id, { stay: readStay(useLocation().search) }))

  return async () => {
    const url = new URL(path, window.location.origin).href
    const outcome = await share({ title, url })

    if (outcome !== 'shared') notifyCopied(outcome === 'copied', url)
  }
}
