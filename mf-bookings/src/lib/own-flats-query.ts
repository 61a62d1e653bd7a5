import { listOwnFlats } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'

/** The caller's flats, with the numbers of what waits for an answer. */
export const OWN_FLATS = queryOf(listOwnFlats, {})
