import { isChunkError } from '@domizil/federation/loading'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/**
 * Takes over what the server has drawn into an element. `name` is that of the app: two roots in one page would otherwise
 * give the same ids. A mismatch is reported as an uncaught error, and React renders that part again.
 */
export function hydrate(place: Element, content: ReactNode, name: string): Root {
  return hydrateRoot(place, content, { identifierPrefix: name, onRecoverableError: reportFailure })
}

/**
 * A chunk that does not come is handled by the error boundary around it. React reports the error of one root also with
 * another one, so it may be the class of another app's bundle. A page that the browser has translated, which the shell
 * marks, differs from what was drawn.
 */
function reportFailure(error: unknown): void {
  const isTranslated = 'translated' in document.documentElement.dataset
  if (!isTranslated && !(error instanceof Error && isChunkError(error.cause))) reportError(error)
}
