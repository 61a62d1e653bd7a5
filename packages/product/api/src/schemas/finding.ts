import { Type } from 'typebox'

/** What a decision about a canary is based on: a code, and what its sentence names. */
export const Finding = Type.Object({
  code: Type.String(),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
