import { get, post } from '../call.ts'
import type * as schema from '../schemas/version-calls.ts'

/** Who changed which versions are served, when and why. */
export const listVersionChanges = get<typeof schema.listVersionChanges>('/admin/api/versions')
/** Changes the versions that a channel serves. */
export const changeVersions = post<typeof schema.changeVersions>('/admin/api/versions/:channel/change')
