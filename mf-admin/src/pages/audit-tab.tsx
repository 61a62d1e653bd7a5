import { useIntl } from 'react-intl'
import { AUDIT_LIST } from '../features/audit/audit-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** The actions of administrators. */
export function AuditTab() {
  const intl = useIntl()

  return <ListSection list={AUDIT_LIST} title={intl.formatMessage({ id: 'list.audit' })} />
}
