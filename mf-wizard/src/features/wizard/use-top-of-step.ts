import { useLayoutEffect, useRef } from 'react'

/** Shows another step from its top: the button that leads there is at the end of the previous one. */
export function useTopOfStep(step: number): void {
  const shown = useRef(step)

  // Before a field of the step may get the focus, which scrolls to it.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.documentElement.scrollTop = 0
  }, [step])
}
