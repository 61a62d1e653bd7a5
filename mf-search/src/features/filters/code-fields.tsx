import type { OptionField, SearchOption } from '@domizil/links'
import { CheckField } from '@domizil/ui/parts'
import type { QueryProps } from './query-props.ts'
import styles from './filters.module.css'
import { outlookOf } from './option-counts.ts'
import { EmptyOptionsNote, OptionLabel } from './option-label.tsx'

interface CodeFieldsProps<Code extends string> extends Pick<QueryProps, 'query' | 'counts'> {
  label: string
  field: OptionField
  codes: readonly Code[]
  chosen: readonly Code[]
  /** The translated name of a code. */
  nameOf: (code: Code) => string
  onChange: (chosen: Code[]) => void
}

/** A group of checkboxes, one per code. The selected codes stay in catalogue order. */
export function CodeFields<Code extends string & SearchOption>(props: CodeFieldsProps<Code>) {
  const { label, field, codes, chosen, nameOf, onChange, query, counts } = props
  const options = codes.map((code) => ({ code, outlook: outlookOf(counts, query, field, code) }))
  const toggle = (code: Code, isWanted: boolean) =>
    onChange(codes.filter((one) => (one === code ? isWanted : chosen.includes(one))))

  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.checks}>
        {options.map(({ code, outlook }) => (
          <CheckField
            key={code}
            label={<OptionLabel name={nameOf(code)} outlook={outlook} />}
            checked={chosen.includes(code)}
            disabled={outlook.isEmpty}
            onChange={(isWanted) => toggle(code, isWanted)}
          />
        ))}
      </div>
      <EmptyOptionsNote outlooks={options.map(({ outlook }) => outlook)} />
    </fieldset>
  )
}
