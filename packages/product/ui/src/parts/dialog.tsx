import { X } from '../icons.ts'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'

interface DialogProps {
  isOpen: boolean
  /** Called for Escape, the close button or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** 300, 500, 800 or 1140 px wide; full screen on phones, except `small`. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** A drawer from the side: menus and filters on phones. */
  side?: 'left' | 'right'
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, size = 'medium', side, footer, children } = props
  const dialog = useModal(isOpen, onClose)
  const titleId = useId()

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, side ? styles[side] : styles[size])}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X size={20} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/**
 * Synchronizes the browser's modal state with `isOpen`. Escape and a click on the backdrop (the dialog element
 * itself) only call `onClose`.
 */
function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ask = useRef(onClose)
  useEffect(() => {
    ask.current = onClose
  })

  // Closed before it is unmounted: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      ask.current()
    }
    const onClick = (event: Event) => event.target === element && ask.current()
    // Escape is for this dialog alone. antd listens at the window and would close the one below it too.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()
    document.addEventListener('keydown', onKeyDown)
    element.addEventListener('cancel', onCancel)
    element.addEventListener('click', onClick)
    element.showModal()

    return () => {
      document.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('click', onClick)
      element.close()
    }
  }, [isOpen])

  return dialog
}
