import { useEffect } from 'react'

/** Makes the browser ask before the tab is closed or reloaded with unsaved changes. */
export function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)

    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
