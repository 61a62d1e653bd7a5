import { hasRequiredUserdata } from '@domizil/api'
import type { UserRole } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import type { ProfileRequest, ProfileRequests } from '../../lib/profile-request.ts'
import { settable } from '@domizil/app-kit/readable'

/** The one place that knows who is asked for what. */
export function createProfileRequests(send: ShellApi['send']): ProfileRequests {
  const current = settable<ProfileRequest | null>(null)
  let count = 0

  function ask(role: UserRole | undefined, showsReports = false): Promise<boolean> {
    current.get()?.close(false) // a pending request must be resolved
    count += 1
    const id = count

    return new Promise((resolve) => {
      const close = (isComplete: boolean) => {
        if (current.get()?.id === id) current.set(null)
        resolve(isComplete)
      }
      current.set({ id, role, showsReports, close })
    })
  }

  return {
    current,
    open: ({ showsReports } = {}) => void ask(undefined, showsReports),
    complete: async (role) => {
      const { complete } = await send(hasRequiredUserdata, { query: { role } })
      return complete || ask(role)
    },
  }
}
