import { type KeyboardEvent, useCallback, useState } from 'react'

interface Suggestions<Option> {
  options: readonly Option[]
  onSelect: (option: Option) => void
  takesFirst: boolean
  /** None of them can be chosen. */
  isStale: boolean
}

/** The list of a combobox: its active option, and the handling of keys. */
export function useSuggestions<Option>({ options, onSelect, takesFirst, isStale }: Suggestions<Option>) {
  const [isWanted, setIsWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const moved = at < options.length ? at : -1
  const active = isOpen && !isStale ? Math.max(moved, takesFirst ? 0 : -1) : -1

  const open = useCallback(() => {
    setIsWanted(true)
    setAt(-1)
  }, [])
  const close = useCallback(() => {
    setIsWanted(false)
    setAt(-1)
  }, [])
  const choose = (option: Option) => {
    if (isStale) return
    onSelect(option)
    close()
  }

  const move = (step: number) => {
    setIsWanted(true)
    setAt((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(options.length, 1))
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: isWanted ? close : undefined,
    Enter: active >= 0 ? () => choose(options[active] as Option) : undefined,
  }
  const handleKey = (event: KeyboardEvent) => {
    const run = keys[event.key]
    if (!run) return

    event.preventDefault()
    run()
  }

  return { isOpen, isWanted, active, open, close, choose, handleKey }
}
