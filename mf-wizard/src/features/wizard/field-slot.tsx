import { useAfterPress } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { touchFieldsAtom } from './editor-atoms.ts'
import type { FieldName } from './fields.ts'
import styles from './wizard.module.css'

/** The container of a field: links lead to it, and losing the focus marks the field as touched. */
export function FieldSlot({ name, children }: { name: FieldName; children: ReactNode }) {
  const leave = useSetAtom(touchFieldsAtom)
  const afterPress = useAfterPress()

  return (
    <div
      id={slotId(name)}
      className={styles[`slot-${name.replace('address.', '')}`]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => leave([name]))
      }}
    >
      {children}
    </div>
  )
}

/** The id of a field's container. */
export function slotId(name: FieldName): string {
  return `field-${name.replace('.', '-')}`
}

/** Focuses a field. */
export function focusField(name: FieldName): void {
  const slot = document.getElementById(slotId(name))
  const control = slot?.querySelector<HTMLElement>(
    'input, select, textarea, button:not(:disabled), [tabindex="0"]',
  )

  control?.focus()
}
