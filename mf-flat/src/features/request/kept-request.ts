import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'

/** Keeps a request that is being filled in for the way to the log-in and back, in this tab alone. */
export function keepRequest(flatId: number, draft: RequestDraft): void {
  withStorage((storage) => storage.setItem(nameOf(flatId), JSON.stringify(draft)))
}

/** The kept request; nothing when it cannot be read. */
export function keptRequest(flatId: number): RequestDraft | undefined {
  const text = withStorage((storage) => storage.getItem(nameOf(flatId)))
  if (!text) return undefined
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(text) as Partial<RequestDraft>) }
  } catch {
    return undefined
  }
}

/** It is shown once: whoever comes next to this tab has written nothing yet. */
export function forgetRequest(flatId: number): void {
  withStorage((storage) => storage.removeItem(nameOf(flatId)))
}

function nameOf(flatId: number): string {
  return `domizil.request.${flatId}`
}

function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage)
  } catch {
    // Storage may be forbidden or full: then the days come back with the address, and the rest is written again.
    return undefined
  }
}
