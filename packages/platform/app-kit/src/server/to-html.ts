import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/**
 * The finished HTML of an element: it waits for lazy chunks and texts, and holds no script.
 * @throws the first error of any component: half a page is none.
 */
export async function toHtml(element: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    identifierPrefix,
    // React would move a large boundary into a hidden block, with a script that puts it in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const decoder = new TextDecoder()
  let html = ''
  for await (const part of prelude as unknown as AsyncIterable<Uint8Array>) {
    html += decoder.decode(part, { stream: true })
  }
  if (errors.length > 0) throw errors[0]

  return html + decoder.decode()
}
