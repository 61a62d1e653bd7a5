import { useCallback, useRef } from 'react'

/**
 * An idempotency key per content: a retry with the same content, after a failure without a response, does not create
 * a second request.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })

  return useCallback((content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
