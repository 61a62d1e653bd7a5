import { SEARCH_LIST } from '../features/searches/search-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function SearchesPage() {
  return <ListPage list={SEARCH_LIST} />
}
