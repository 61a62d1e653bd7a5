import { useCallback, useEffect, useRef } from 'react'

const ENDS = ['mouseup', 'dragend']

/**
 * Runs what leaving a field changes: at once by keyboard, and by pointer when the press that leaves it ends, before its
 * click. An error that came or went in between would move the pressed control away, and the click would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      waiting.current?.()
      waiting.current = undefined
    }
    window.addEventListener('mousedown', press, true)
    // What is dragged away has no mouseup.
    for (const end of ENDS) window.addEventListener(end, release, true)

    return () => {
      window.removeEventListener('mousedown', press, true)
      for (const end of ENDS) window.removeEventListener(end, release, true)
    }
  }, [])

  return useCallback((run) => {
    if (isPressed.current) waiting.current = run
    else run()
  }, [])
}
