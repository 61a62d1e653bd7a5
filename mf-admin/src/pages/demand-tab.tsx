import { useIntl } from 'react-intl'
import { DEMAND_LIST } from '../features/demand/demand-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** What people look for and have not found. */
export function DemandTab() {
  const intl = useIntl()

  return <ListSection list={DEMAND_LIST} title={intl.formatMessage({ id: 'list.demand' })} />
}
