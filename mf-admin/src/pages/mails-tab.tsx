import { useIntl } from 'react-intl'
import { MAIL_LIST } from '../features/mails/mail-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** The mails of the product. */
export function MailsTab() {
  const intl = useIntl()

  return <ListSection list={MAIL_LIST} title={intl.formatMessage({ id: 'list.mails' })} />
}
