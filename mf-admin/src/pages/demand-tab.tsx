import { useSay } from '@domizil/app-kit'
import { DEMAND_LIST } from '../features/demand/demand-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** What people look for and have not found. */
export function DemandTab() {
  const say = useSay()

  return <ListSection list={DEMAND_LIST} title={say('list.demand')} />
}
