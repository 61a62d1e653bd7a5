import type { Notice } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'

/** A notice with an action stays longer: it has to be read and reached. */
const SHOWN_MS = 5_000
const SHOWN_WITH_ACTION_MS = 10_000

export interface NumberedNotice extends Notice {
  readonly id: number
}

export type NoticesControl = ReturnType<typeof createNotices>

/** Short notices in a corner, which disappear after some time. An error stays until it is closed. */
export function createNotices() {
  const notices = settable<readonly NumberedNotice[]>([])
  let count = 0

  const close = (id: number) => notices.set(notices.get().filter((notice) => notice.id !== id))

  function notify(notice: Notice): void {
    count += 1
    const id = count
    notices.set([...notices.get(), { ...notice, id }])
    if (notice.kind !== 'error') setTimeout(() => close(id), notice.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
  }

  return { notices, notify, close }
}
