import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'

/** Stores a request in this tab during the sign-in. */
export function storeRequestDraft(flatId: number, draft: RequestDraft): void {
  writeTabStorage(nameOf(flatId), draft)
}

/** The stored request; undefined if it is unreadable. */
export function readRequestDraft(flatId: number): RequestDraft | undefined {
  const stored = readTabStorage<Partial<RequestDraft>>(nameOf(flatId))
  return stored === undefined ? undefined : { ...EMPTY_DRAFT, ...stored }
}

/** It is restored once: another user of this tab must not see it. */
export function deleteRequestDraft(flatId: number): void {
  clearTabStorage(nameOf(flatId))
}

function nameOf(flatId: number): string {
  return `domizil.request.${flatId}`
}
