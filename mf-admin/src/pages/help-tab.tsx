import { useIntl } from 'react-intl'
import { HELP_LIST } from '../features/help/help-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** The help requests. */
export function HelpTab() {
  const intl = useIntl()

  return <ListSection list={HELP_LIST} title={intl.formatMessage({ id: 'list.helpRequests' })} />
}
