import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'

/** Keeps a request that is being filled in for the way to the log-in and back, in this tab alone. */
export function keepRequest(flatId: number, draft: RequestDraft): void {
  writeTabStorage(nameOf(flatId), draft)
}

/** The kept request; nothing when it cannot be read. */
export function keptRequest(flatId: number): RequestDraft | undefined {
  const kept = readTabStorage<Partial<RequestDraft>>(nameOf(flatId))
  return kept === undefined ? undefined : { ...EMPTY_DRAFT, ...kept }
}

/** It is shown once: whoever comes next to this tab has written nothing yet. */
export function forgetRequest(flatId: number): void {
  clearTabStorage(nameOf(flatId))
}

function nameOf(flatId: number): string {
  return `domizil.request.${flatId}`
}
