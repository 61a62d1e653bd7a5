import { MenuDivider, menuItemClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'

/** The legally required links of the footer, as menu entries for layouts without one. */
export function FrameLinks() {
  const { askForCookies } = useServices()

  return (
    <>
      <MenuDivider />
      {[HELP_LINK, ...LEGAL_LINKS].map(({ to, id }) => (
        <li key={to}>
          <Link to={to} className={menuItemClass}>
            <FormattedMessage id={id} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={menuItemClass} onClick={askForCookies}>
          <FormattedMessage id="footer.cookies" />
        </button>
      </li>
    </>
  )
}
