import { Type } from 'typebox'

/** A version of an app. */
export const AppVersion = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,80}$' }),
})

/** A channel, as the page names it. */
export const Channel = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' })
