import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element, as long as it is rendered; endless before it is known. */
export function useRoom<E extends HTMLElement>(): { frame: RefObject<E | null>; room: number } {
  const frame = useRef<E>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    const measure = () => setRoom(frame.current?.clientWidth || Number.POSITIVE_INFINITY)
    measure()
    const observer = new ResizeObserver(measure)
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return { frame, room }
}
