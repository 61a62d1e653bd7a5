/** How soon a change is noticed, also that of another service or of a command in the folder. */
const LOOK_MS = 300

/** Tells the revision of a registry, and each later one. */
export type Revisions = ReturnType<typeof watchRevisions>

/** Looks at the revision of a registry as long as there is a listener. */
export function watchRevisions(read: () => number) {
  const listeners = new Set<(revision: number) => void>()
  let timer: NodeJS.Timeout | undefined
  let last = -1

  function look(): void {
    try {
      if (read() === last) return
      last = read()
    } catch {
      return // the file cannot be read at the moment
    }
    for (const listener of listeners) listener(last)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** Calls the listener at once, and for each change. Returns the end of it. */
    listen(listener: (revision: number) => void): () => void {
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
