/** Reports the crash of a remote to its host component. */
export interface RemoteFailures {
  subscribe(name: string, run: () => void): () => void
  tell(name: string): void
}

export function createRemoteFailures(): RemoteFailures {
  const listeners = new Map<string, Set<() => void>>()

  return {
    subscribe(name, run) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(run))
      return () => void all.delete(run)
    },
    tell: (name) => listeners.get(name)?.forEach((run) => run()),
  }
}
