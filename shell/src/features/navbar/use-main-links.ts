import { useSay } from '@domizil/app-kit/say'
import { DEFAULT_LOCALE } from '@domizil/domain'
import { businessPath, offerFlatPath, type PagePath, rentPath } from '@domizil/links'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** The pages in the navbar, besides the blog, which is outside the app. */
const MAIN_LINKS = [
  { to: rentPath(), id: 'nav.rent' },
  { to: offerFlatPath(), id: 'nav.offer' },
  { to: businessPath(), id: 'nav.business' },
] as const

interface MainLink {
  readonly to: PagePath
  /** In the language of the page. */
  readonly name: string
}

/** The pages in the navbar: the shell's, then those that remotes name for it. */
export function useMainLinks(): MainLink[] {
  const say = useSay()
  const intl = useIntl()
  const { parts } = useServices().facts
  const own = MAIN_LINKS.map(({ to, id }) => ({ to, name: say(id) }))
  const contributed = (parts?.routes ?? []).flatMap(({ path, navbar }) => {
    const name = navbar?.[intl.locale] ?? navbar?.[DEFAULT_LOCALE]
    // A published path without parameters is that of a page.
    return name ? [{ to: path as PagePath, name }] : []
  })
  return [...own, ...contributed]
}
