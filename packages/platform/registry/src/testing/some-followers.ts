import { type Follower, followRegistry } from '../follow.ts'
import { type Served, temporaryFolder } from './a-service.ts'

/** Followers of a service, until they are closed, and what they log. */
export interface Followers {
  readonly log: string[]
  /** Follows into a folder, and resolves with it once the registry has come or failed to. */
  follow(folder?: string, url?: string): Promise<string>
  closeLast(): Promise<void>
  /** How far the last one is. */
  following(): ReturnType<Follower['following']> | undefined
  close(): Promise<void>
}

export function someFollowers(service: Served): Followers {
  const open: Follower[] = []
  const log: string[] = []

  return {
    log,
    async follow(folder = temporaryFolder(), url = service.url) {
      const follower = followRegistry({
        url,
        token: 'gateway',
        folder,
        log: (line) => log.push(line),
        pauseMs: 50,
      })
      open.push(follower)
      await follower.first
      return folder
    },
    following: () => open.at(-1)?.following(),
    closeLast: async () => open.pop()?.close(),
    async close() {
      for (const follower of open) await follower.close()
    },
  }
}

/** Resolves once it is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
