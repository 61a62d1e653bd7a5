import { CheckField } from '@domizil/ui/parts'
import styles from './filters.module.css'

interface CodeFieldsProps<Code extends string> {
  label: string
  codes: readonly Code[]
  chosen: readonly Code[]
  /** The translated name of a code. */
  nameOf: (code: Code) => string
  onChange: (chosen: Code[]) => void
}

/** A group of checkboxes, one per code. The selected codes stay in catalogue order. */
export function CodeFields<Code extends string>(props: CodeFieldsProps<Code>) {
  const { label, codes, chosen, nameOf, onChange } = props
  const toggle = (code: Code, isWanted: boolean) =>
    onChange(codes.filter((one) => (one === code ? isWanted : chosen.includes(one))))

  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.checks}>
        {codes.map((code) => (
          <CheckField
            key={code}
            label={nameOf(code)}
            checked={chosen.includes(code)}
            onChange={(isWanted) => toggle(code, isWanted)}
          />
        ))}
      </div>
    </fieldset>
  )
}
