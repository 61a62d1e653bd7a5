import { type Locale, LOCALES, localePath } from '@domizil/domain'
import type { Readable, ShellRoute } from '@domizil/shell-api'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useReadable } from '@domizil/app-kit/readable'

/** Updates the document's language, canonical URL and alternates while pages change. */
export function useDocumentLanguage(locale: Locale, route: Readable<ShellRoute>, publicUrl: string): void {
  const { pathname } = useReadable(route).location
  const place = localePath(locale, pathname)
  const firstPlace = useRef(place)

  // Before the next page updates the head: its effects run later.
  useLayoutEffect(() => {
    if (place !== firstPlace.current) for (const tag of tagsOfAddress()) tag.remove()
  }, [place])

  useEffect(() => {
    const address = (language: Locale) => publicUrl + localePath(language, pathname)
    document.documentElement.lang = locale
    setHref('link[rel="canonical"]', address(locale))
    for (const one of LOCALES) setHref(`link[rel="alternate"][hreflang="${one}"]`, address(one))
    setHref('link[rel="alternate"][hreflang="x-default"]', address('en'))
  }, [locale, pathname, publicUrl])
}

/** The server's tags for link previews and robots are valid for the requested URL only. */
function tagsOfAddress(): NodeListOf<Element> {
  return document.head.querySelectorAll(
    'meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
  )
}

function setHref(selector: string, href: string): void {
  document.querySelector(selector)?.setAttribute('href', href)
}
