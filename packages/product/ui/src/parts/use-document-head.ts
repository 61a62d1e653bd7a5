import { useEffect } from 'react'

/** What a page says of itself to browsers, search engines and link previews. */
export interface DocumentHead {
  title: string
  description?: string | undefined
  /** Keeps the page out of search engines; otherwise what the server has said stays. */
  noIndex?: boolean | undefined
}

/** Writes it into the tags that stand in the document, so that none of them is ever doubled. */
export function useDocumentHead({ title, description, noIndex }: DocumentHead): void {
  useEffect(() => {
    document.title = title
    setMeta('description', description)
    if (noIndex) setMeta('robots', 'noindex')
  }, [title, description, noIndex])
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return found?.remove()

  const tag = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  tag.setAttribute('content', content)
}
