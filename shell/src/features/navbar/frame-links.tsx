import { MenuDivider } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'
import { MenuButton, MenuLink } from './menu-items.tsx'

/** The legally required links of the footer, as menu entries for layouts without one. */
export function FrameLinks() {
  const { askForCookies } = useServices()

  return (
    <>
      <MenuDivider />
      {[HELP_LINK, ...LEGAL_LINKS].map(({ to, id }) => (
        <MenuLink key={to} to={to}>
          <FormattedMessage id={id} />
        </MenuLink>
      ))}
      <MenuButton onClick={askForCookies}>
        <FormattedMessage id="footer.cookies" />
      </MenuButton>
    </>
  )
}
