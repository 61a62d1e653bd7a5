/** Reports the crash of a remote to its host component. */
export type RemoteFailures = ReturnType<typeof createRemoteFailures>

export function createRemoteFailures() {
  const listeners = new Map<string, Set<() => void>>()

  return {
    subscribe(name: string, run: () => void) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(run))
      return () => void all.delete(run)
    },
    tell: (name: string) => listeners.get(name)?.forEach((run) => run()),
  }
}
