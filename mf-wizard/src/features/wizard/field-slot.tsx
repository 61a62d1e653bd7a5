import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { leaveFieldsAtom } from './editor-atoms.ts'
import type { FieldName } from './fields.ts'
import styles from './wizard.module.css'

interface FieldSlotProps {
  name: FieldName
  children: ReactNode
}

/** The place of a field: links lead to it, and leaving it lets it say what is wrong. */
export function FieldSlot({ name, children }: FieldSlotProps) {
  const leave = useSetAtom(leaveFieldsAtom)

  return (
    <div
      id={slotId(name)}
      className={styles[`slot-${name.replace('address.', '')}`]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave([name])
      }}
    >
      {children}
    </div>
  )
}

/** The id of a field's place in the page. */
export function slotId(name: FieldName): string {
  return `field-${name.replace('.', '-')}`
}

/** Puts the focus into a field. */
export function focusField(name: FieldName): void {
  const slot = document.getElementById(slotId(name))
  const control = slot?.querySelector<HTMLElement>(
    'input, select, textarea, button:not(:disabled), [tabindex="0"]',
  )

  control?.focus()
}
