import { insufficientStorage, isDiskFull, traced } from '../../foundation/kernel/index.ts'
import { refuse } from './storage-refusals.ts'
import type { Storage } from './storage.ts'
import type { StorageWatch } from './storage-watch.ts'

/**
 * Wraps a storage so that its failures are identifiable: a refused connection or a time-out could otherwise be the
 * database's.
 *
 * @throws {DomainError} from every function: STORAGE_UNAVAILABLE (503), INSUFFICIENT_STORAGE (507) for a full disk.
 */
export function guardStorage(storage: Storage, note: StorageWatch['note'] = () => {}): Storage {
  const guard = <Result>(name: string, work: () => Promise<Result>) =>
    guardCall(() => traced({ kind: 'storage', name }, work), note)

  return {
    put: (key, bytes) => guard('put', () => storage.put(key, bytes)),
    get: (key) => guard('get', () => storage.get(key)),
    stream: (key) => guard('stream', () => storage.stream(key)),
    head: (key) => guard('head', () => storage.head(key)),
    delete: (key) => guard('delete', () => storage.delete(key)),
    list: () => storage.list(),
  }
}

async function guardCall<Result>(work: () => Promise<Result>, note: StorageWatch['note']): Promise<Result> {
  try {
    const result = await work()
    note(false)
    return result
  } catch (error) {
    // A key outside of the storage is a bug, not a failure of the storage.
    if (!(error instanceof Error) || error instanceof TypeError) throw error
    if (isStorageFull(error)) throw insufficientStorage({ cause: error })
    note(true)
    throw refuse('STORAGE_UNAVAILABLE', { cause: error })
  }
}

/** A bucket reports it by the status of its response, or by a different code. */
function isStorageFull(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  return isDiskFull(error) || error.$metadata?.httpStatusCode === 507 || error.name.endsWith('StorageFull')
}
