import { useEffect } from 'react'

/** Runs `retry` each time the browser is connected again while the component is shown. */
export function useOnceOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}
