import { listAdminUsers } from '@domizil/api'
import { ADMIN_PAGE_SIZES } from '@domizil/domain'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'

/** The name of a person by id, or their mail without one; three dots until it is known. */
export function usePersonName(id: string): string {
  const say = useSay()
  const { status, data } = useQuery(
    queryOf(listAdminUsers, { query: { q: id, page: 0, size: ADMIN_PAGE_SIZES[0] } }),
  )
  const person = data?.items.find((user) => user.id === id)

  if (person) return person.name || person.email
  return status === 'success' ? say('cell.left') : '…'
}
