import { classes } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { type ReactNode, useEffect, useState } from 'react'
import { Themed } from '../themed.tsx'
import styles from './modal-frame.module.css'

/** What a dialog shows, and how it is closed. */
export interface ModalFrameProps {
  /** Called for Escape, the close button or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** 500 px wide, on phones a sheet as high as its content; `tall` and `large` (800 px) fill a phone's screen. */
  size?: 'medium' | 'tall' | 'large'
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const WIDTHS = {
  medium: { xs: '100vw', md: 500 },
  tall: { xs: '100vw', md: 500 },
  large: { xs: '100vw', md: 800 },
}

/** antd's modal dialog, open while it is mounted. Like the browser's own it makes the page behind it inert. */
export function ModalFrame(props: ModalFrameProps) {
  const { onClose, title, closeLabel, size = 'medium', footer, children } = props
  useReturnedFocus()

  return (
    <Themed>
      <Modal
        open
        centered
        onCancel={onClose}
        width={WIDTHS[size]}
        title={
          <h2 ref={isolate} className={styles.title}>
            {title}
          </h2>
        }
        closable={{ 'aria-label': closeLabel }}
        footer={footer || null}
        className={classes(styles.modal, size === 'medium' && styles.sheet) ?? ''}
        classNames={{
          mask: styles.mask ?? '',
          wrapper: styles.wrapper ?? '',
          container: styles.container ?? '',
          body: styles.body ?? '',
          footer: styles.footer ?? '',
        }}
      >
        {children}
      </Modal>
    </Themed>
  )
}

/** Returns the focus to where it was. antd does so only for a dialog that stays mounted after it was closed. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement)

  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

/**
 * Makes all but the dialog of a heading inert while the heading is shown: antd only keeps the focus inside. What the
 * shell shows above dialogs can still be read and closed.
 */
function isolate(heading: HTMLElement | null) {
  if (!heading) return undefined
  const dialog = [...document.body.children].find((one) => one.contains(heading))
  const above = document.querySelectorAll('[data-above-dialogs]')
  const others = outside(document.body, dialog ? [dialog, ...above] : [...above])
  for (const one of others) one.setAttribute('inert', '')

  return () => {
    for (const one of others) one.removeAttribute('inert')
  }
}

/** The largest elements inside that contain none of the given ones, and are not inert yet. */
function outside(root: Element, kept: readonly Element[]): Element[] {
  return [...root.children].flatMap((one) => {
    if (kept.includes(one) || one.matches('[inert]')) return []
    return kept.some((inner) => one.contains(inner)) ? outside(one, kept) : [one]
  })
}
