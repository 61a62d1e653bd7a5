import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

/** The appearance of a button. */
export interface ButtonLook {
  /** `primary` at most once per card; `quiet` has no border; `dark` is for pictures and maps. */
  variant?: 'primary' | 'default' | 'quiet' | 'danger' | 'dark' | 'inverse'
  size?: 'small' | 'medium' | 'large'
  shape?: 'round' | 'circle'
  /** Fills the width of its container. */
  block?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  /** Shows a spinner instead of the icon and ignores clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The classes that make a link look like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'default', size = 'medium', shape, block }: ButtonLook = {}): string {
  return classes(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    shape && styles[shape],
    block && styles.block,
  )
}

/** A button. Its type defaults to `button`. With `aria-disabled` it keeps the focus, and ignores clicks. */
export function Button({
  variant,
  size,
  shape,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isIdle = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'

  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, shape, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.busy} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}
