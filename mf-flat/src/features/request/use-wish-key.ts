import { useCallback, useRef } from 'react'

/** One key for one wish: sending the same again, after a failure without an answer, must not ask the landlord twice. */
export function useWishKey(): (wish: unknown) => string {
  const last = useRef({ wish: '', key: '' })

  return useCallback((wish) => {
    const text = JSON.stringify(wish)
    if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
