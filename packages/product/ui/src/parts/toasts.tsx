import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts'
import { useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './toasts.module.css'

/** A message in the corner. */
export interface Toast {
  id: string | number
  kind: 'success' | 'info' | 'warning' | 'error'
  message: string
  action?: { readonly label: string; run(): void }
}

interface ToastsProps {
  toasts: readonly Toast[]
  /** The accessible name of the region. */
  label: string
  closeLabel: string
  onClose: (id: Toast['id']) => void
}

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

/**
 * Short messages in a corner, 350 px wide. Announced when they appear, above every dialog that is open then; their
 * duration is up to the owner.
 */
export function Toasts({ toasts, label, closeLabel, onClose }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    const element = region.current
    // Old browsers have no top layer: messages are below dialogs there.
    if (newest === undefined || !element?.showPopover) return undefined

    element.showPopover()
    return () => element.hidePopover()
  }, [newest])

  return (
    <section
      ref={region}
      popover="manual"
      data-above-dialogs=""
      className={`screen-only ${styles.region}`}
      aria-label={label}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </section>
  )
}

interface ToastCardProps extends Pick<ToastsProps, 'closeLabel' | 'onClose'> {
  toast: Toast
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { id, kind, message, action } = toast
  const Icon = ICONS[kind]
  const handleAction = () => {
    action?.run()
    onClose(id)
  }

  return (
    <div className={classes(styles.toast, styles[kind])} {...(kind === 'error' && { role: 'alert' })}>
      <Icon size={19} />
      <p className={styles.message}>{message}</p>
      {action && (
        <button type="button" className={styles.action} onClick={handleAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
        <X size={16} />
      </button>
    </div>
  )
}
