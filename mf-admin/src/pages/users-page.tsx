import { USER_LIST } from '../features/users/user-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function UsersPage() {
  return <ListPage list={USER_LIST} />
}
