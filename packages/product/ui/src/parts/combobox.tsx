import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './combobox.module.css'
import field from './field.module.css'
import { useDismiss } from './use-dismiss.ts'

/** A suggestion of a combobox. */
export interface ComboboxOption {
  id: string
  text: string
  /** Before the text. */
  icon?: ReactNode
  /** Secondary text at the right: a postcode, a country. */
  hint?: ReactNode
}

interface ComboboxProps {
  label: ReactNode
  value: string
  /** Called on each keystroke. */
  onChange: (value: string) => void
  options: readonly ComboboxOption[]
  onSelect: (option: ComboboxOption) => void
  /** Enter chooses the first option if none is active: for text that has to be one of them. */
  takesFirst?: boolean
  /** The options belong to another text and cannot be chosen: shown until those of the present one come. */
  isStale?: boolean
  /** Shown in the place of the list: what was typed has no options. Undefined while that is not known. */
  empty?: ReactNode
  /** Announced when the list changes: "5 suggestions". */
  status: string
  placeholder?: string
  /** One sentence that says how to fix it. */
  error?: ReactNode
  name?: string
  icon?: ReactNode
  /** Without a border, for a bar that has one. */
  bare?: boolean
}

/** A text field with suggestions: arrow keys move in the list, Enter chooses, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onChange, options, onSelect, status, placeholder, error, name, icon, bare } = props
  const { takesFirst = false, isStale = false, empty } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useSuggestions({ options, onSelect, takesFirst, isStale })
  const isEmpty = Boolean(empty) && list.isWanted && options.length === 0
  useDismiss(root, list.isOpen || isEmpty, list.close)
  const optionId = (at: number) => `${id}-option-${at}`

  return (
    <div className={classes(field.field, styles.combobox, bare === true && styles.bare)} ref={root}>
      <label className={classes(field.label, styles.label)} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        {icon}
        <input
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          name={name}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          aria-expanded={list.isOpen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.active >= 0 ? optionId(list.active) : undefined}
          onChange={(event) => {
            onChange(event.target.value)
            list.open()
          }}
          onFocus={list.open}
          onKeyDown={(event: KeyboardEvent) => list.handleKey(event)}
        />
        <div
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label={status}
          hidden={!list.isOpen}
        >
          {options.map((option, at) => (
            <button
              type="button"
              tabIndex={-1}
              key={option.id}
              id={optionId(at)}
              ref={at === list.active ? keepInSight : undefined}
              className={classes(styles.option, at === list.active && styles.active, isStale && styles.stale)}
              role="option"
              aria-selected={at === list.active}
              aria-disabled={isStale || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.choose(option)}
            >
              {option.icon}
              {option.text}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </button>
          ))}
        </div>
        {isEmpty && <p className={classes(styles.list, styles.empty)}>{empty}</p>}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {list.isOpen || isEmpty ? status : ''}
      </span>
    </div>
  )
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

interface Suggestions<Option> {
  options: readonly Option[]
  onSelect: (option: Option) => void
  takesFirst: boolean
  /** None of them can be chosen. */
  isStale: boolean
}

/** The list of a combobox: its active option, and the handling of keys. */
function useSuggestions<Option>({ options, onSelect, takesFirst, isStale }: Suggestions<Option>) {
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
