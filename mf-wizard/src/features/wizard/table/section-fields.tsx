import type { FlatFieldName } from '@domizil/domain'
import type { ComponentType } from 'react'
import { fieldsIn, type SectionName } from '../sections.ts'
import styles from '../wizard.module.css'
import { TableField } from './table-field.tsx'

interface SectionFieldsProps {
  section: SectionName
  /** The fields whose inputs say more than their rows do. */
  special?: { readonly [Name in FlatFieldName]?: ComponentType }
}

/** The inputs of a section, in display order. */
export function SectionFields({ section, special = {} }: SectionFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldsIn(section).map((name) => {
        const Special = special[name]
        return Special ? <Special key={name} /> : <TableField key={name} name={name} />
      })}
    </div>
  )
}
