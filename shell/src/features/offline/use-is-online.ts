import { useSyncExternalStore } from 'react'

/** Whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(run: () => void): () => void {
  window.addEventListener('online', run)
  window.addEventListener('offline', run)

  return () => {
    window.removeEventListener('online', run)
    window.removeEventListener('offline', run)
  }
}
