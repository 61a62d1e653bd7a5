import { type AdminPerson, getAdminPerson } from '@domizil/api'
import { type Query, queryOf } from '@domizil/app-kit'

/** Everything about a person. */
export const personQuery = (id: string): Query<AdminPerson> => queryOf(getAdminPerson, { params: { id } })
