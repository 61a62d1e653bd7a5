import { useEffect, useRef } from 'react'

/**
 * Focuses a preview that was opened by keyboard, and restores the focus to its pin when it is closed: otherwise the
 * user would have to tab past every pin. Escape closes it if the focus is on the map or nowhere: elsewhere the key
 * has another function.
 */
export function usePassingFocus(onClose: () => void) {
  const root = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const close = () => {
    const hadFocus = root.current?.contains(document.activeElement)
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })

  useEffect(() => {
    const { activeElement } = document
    if (!activeElement?.matches('[aria-pressed]:focus-visible')) return
    opener.current = activeElement
    root.current?.focus()
  }, [])

  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isHere = target === document.body || root.current?.parentElement?.contains(target as Node)
      if (key === 'Escape' && isHere) latestClose.current()
    }
    document.addEventListener('keydown', onKey)

    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return { root, close }
}
