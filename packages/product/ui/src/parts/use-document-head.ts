import { useLayoutEffect } from 'react'

/** The head of a page for browsers, search engines and link previews. */
export interface DocumentHead {
  title: string
  description?: string | undefined
  /** Excludes the page from search engines; left out, the server's value stays. */
  noIndex?: boolean | undefined
}

/** Updates the existing tags of the document, so that none is duplicated: at once, for a title that is read out with the new page. */
export function useDocumentHead({ title, description, noIndex }: DocumentHead): void {
  useLayoutEffect(() => {
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
