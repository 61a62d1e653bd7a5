import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still mounted, for use after an await: a user who has left is not taken anywhere. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  return useCallback(() => isShown.current, [])
}
