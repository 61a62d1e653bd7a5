import { HANDOVER_KINDS, HANDOVER_LIMITS, MAX_ID } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Handover, HandoverText } from './handover.ts'
import { Id, textUpTo, wholeNumber } from './parts.ts'

const OfHandover = Type.Object({ id: Id, kind: Type.Enum([...HANDOVER_KINDS]) })
/** The version that the caller has seen. */
const revision = wholeNumber({ min: 0, max: MAX_ID })

export const readHandover = { params: OfHandover, response: Handover } satisfies CallSchema
export const saveHandover = {
  params: OfHandover,
  body: Type.Object({ revision, content: HandoverText }),
  response: Handover,
} satisfies CallSchema
export const confirmHandover = {
  params: OfHandover,
  body: Type.Object({
    revision,
    /** What the caller wants to add. */
    remarks: Type.Optional(textUpTo(HANDOVER_LIMITS.remarks.max)),
  }),
  response: Handover,
} satisfies CallSchema
