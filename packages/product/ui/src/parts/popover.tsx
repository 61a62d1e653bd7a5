import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classes } from './classes.ts'
import styles from './popover.module.css'
import { useDismiss } from './use-dismiss.ts'

/** The props that connect a button to its panel. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

interface PopoverProps {
  /** Renders the button that opens it: spread the given props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** The accessible name of the panel. */
  label: string
  /** The edge of the button that the panel is aligned to. */
  align?: 'start' | 'end'
  /** Closes after a click on a link or button inside: for menus. */
  closeOnChoice?: boolean
  /** `own` is the width of the content, as of a form. */
  width?: 'auto' | 'wide' | 'own'
  children: ReactNode
}

/** A panel below a button: closes on Escape, on an outside click and when it loses the focus; restores the focus. */
export function Popover({
  trigger,
  label,
  align = 'start',
  closeOnChoice = false,
  width = 'auto',
  children,
}: PopoverProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  const close = useCallback(() => {
    const hadFocus = root.current?.contains(document.activeElement)
    setIsOpen(false)
    if (hadFocus) button.current?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  useCloseOnChoice({ root, button, isActive: isOpen && closeOnChoice, close })

  return (
    <div className={styles.root} ref={root}>
      {trigger({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen((open) => !open),
      })}
      {isOpen && (
        <div
          ref={keepInSight}
          className={classes(styles.panel, styles[align], styles[width])}
          id={id}
          role="group"
          aria-label={label}
        >
          {children}
        </div>
      )}
    </div>
  )
}

const MARGIN_PX = 16
/** The height of the bar at the top of the pages, with some air. */
const TOP_PX = 76
/** Between the button and the panel; the style sheet has it, too. */
const GAP_PX = 8

/** Moves a panel that would overflow the window back into it: above its button, where only there is room for it. */
function keepInSight(panel: HTMLElement | null) {
  if (!panel) return
  const { left, right, bottom, height } = panel.getBoundingClientRect()
  const tooFar = Math.max(right - (document.documentElement.clientWidth - MARGIN_PX), 0)
  const shift = tooFar > 0 ? -tooFar : Math.max(MARGIN_PX - left, 0)
  if (shift !== 0) panel.style.translate = `${shift}px`

  const above = (panel.parentElement?.getBoundingClientRect().top ?? 0) - GAP_PX - height
  if (bottom <= document.documentElement.clientHeight || above < TOP_PX) return
  panel.style.top = 'auto'
  panel.style.bottom = `calc(100% + ${GAP_PX}px)`
}

interface Choices {
  root: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  isActive: boolean
  close: () => void
}

/**
 * Closes after the handlers of the item: closing first would unmount it. The button has the focus before them, so that
 * a dialog that one of them opens restores it there.
 */
function useCloseOnChoice({ root, button, isActive, close }: Choices) {
  useEffect(() => {
    const element = root.current
    if (!element || !isActive) return
    const isChoice = (event: Event) => {
      const { target } = event
      const choice = target instanceof Element && target.closest('a, button')
      return choice && event.composedPath().includes(element) && !choice.hasAttribute('aria-expanded')
    }
    const onCapture = (event: Event) => isChoice(event) && button.current?.focus()
    const onClick = (event: Event) => isChoice(event) && close()
    document.addEventListener('click', onCapture, true)
    document.addEventListener('click', onClick)

    return () => {
      document.removeEventListener('click', onCapture, true)
      document.removeEventListener('click', onClick)
    }
  }, [root, button, isActive, close])
}
