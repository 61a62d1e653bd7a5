import { FLAT_LIST } from '../features/flats/flat-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function FlatsPage() {
  return <ListPage list={FLAT_LIST} />
}
