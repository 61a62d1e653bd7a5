import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import { LOCALES } from '@domizil/domain'
import { Check, ChevronDown, Globe } from '@domizil/ui/icons'
import { Button, MenuDivider, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { useServices } from '../../lib/services.ts'
import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'
import { MenuButton, MenuLink } from './menu-items.tsx'
import styles from './navbar.module.css'

/** Each language by its own name, for readers who do not know the current one. */
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español' } as const

interface LanguageMenuProps {
  /** Without a footer its links are in this menu. */
  hasFooter: boolean
}

export function LanguageMenu({ hasFooter }: LanguageMenuProps) {
  const say = useSay()
  const { language } = useServices()
  const locale = useReadable(language.locale)
  const code = locale.toUpperCase()
  // Voice control finds a button by the words that are seen (WCAG 2.5.3).
  const label = say('nav.language', { code, language: NAMES[locale] })

  return (
    <Popover
      label={label}
      align="end"
      closeOnChoice
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={label} icon={<Globe size={18} />}>
          {code}
          <ChevronDown size={15} className={styles.arrow} />
        </Button>
      )}
    >
      <MenuList>
        {LOCALES.map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              className={menuItemClass}
              aria-current={one === locale || undefined}
              onClick={() => language.choose(one)}
            >
              {NAMES[one]}
              {one === locale && <Check size={16} />}
            </button>
          </li>
        ))}
        {!hasFooter && <FrameLinks />}
      </MenuList>
    </Popover>
  )
}

/** The legally required links of the footer, as menu entries for layouts without one. */
function FrameLinks() {
  const say = useSay()
  const { askForCookies } = useServices()

  return (
    <>
      <MenuDivider />
      {[HELP_LINK, ...LEGAL_LINKS].map(({ to, id }) => (
        <MenuLink key={to} to={to}>
          {say(id)}
        </MenuLink>
      ))}
      <MenuButton onClick={askForCookies}>{say('footer.cookies')}</MenuButton>
    </>
  )
}
