import type { Booking } from '@domizil/api'
import { useSession, useShell } from '@domizil/app-kit'
import type { HandoverKind } from '@domizil/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { handoverSyncOf } from './handover-sync.ts'

/** The protocol of a booking with what this device stores of it, which is sent once there is a connection. */
export function useHandover({ id }: Pick<Booking, 'id'>, kind: HandoverKind) {
  const shell = useShell()
  const session = useSession()
  const userId = session.status === 'authenticated' ? session.user.id : ''
  const sync = handoverSyncOf(shell, { userId, bookingId: id, kind })
  const state = useSyncExternalStore(sync.subscribe, sync.read, sync.read)

  useEffect(() => {
    const send = () => void sync.flush()
    window.addEventListener('online', send)
    // A phone that puts the page away may never come back to it.
    window.addEventListener('pagehide', send)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', send)
    }
  }, [sync])

  return { sync, ...state }
}
