import { useDraft } from '@domizil/app-kit'
import type { HandoverKind } from '@domizil/domain'

/** The draft of the remarks that go with a confirmation. */
export function useRemarks(bookingId: number, kind: HandoverKind) {
  return useDraft(`handover-remarks.${bookingId}.${kind}`, '')
}
