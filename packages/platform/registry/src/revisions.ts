/** How soon a change is noticed, also that of another service or of a command in the folder. */
const LOOK_MS = 300

/** Tells the revision of a registry, and each later one. */
export interface Revisions {
  /** Calls the listener at once, and for each change. Returns the end of it. */
  listen(listener: (revision: number) => void): () => void
  close(): void
}

/** Looks at the revision of a registry as long as there is a listener. */
export function watchRevisions(read: () => number): Revisions {
  const listeners = new Set<(revision: number) => void>()
  let timer: NodeJS.Timeout | undefined
  let last = -1

  function look(): void {
    const revision = revisionOf(read)
    if (revision === undefined || revision === last) return
    last = revision
    for (const listener of listeners) listener(revision)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    listen(listener) {
      look()
      listeners.add(listener)
      listener(last)
      timer ??= setInterval(look, LOOK_MS).unref()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    close: stop,
  }
}

/** Undefined while the file cannot be read. */
function revisionOf(read: () => number): number | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
