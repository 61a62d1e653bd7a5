import { call } from '../call.ts'
import type * as schema from '../schemas/version-calls.ts'

/** Who changed which versions are served, when and why. */
export const listVersionChanges = call<typeof schema.listVersionChanges>('GET', '/admin/api/versions')
/** Changes the versions that a channel serves. */
export const changeVersions = call<typeof schema.changeVersions>(
  'POST',
  '/admin/api/versions/:channel/change',
)
