import type { OptionField, SearchOption } from '@domizil/links'
import { CheckField } from '@domizil/ui/parts'
import type { QueryProps } from './query-props.ts'
import styles from './filters.module.css'
import { previewOf } from './option-counts.ts'
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
  const options = codes.map((code) => ({ code, preview: previewOf(counts, query, field, code) }))
  const toggle = (code: Code, isWanted: boolean) =>
    onChange(codes.filter((one) => (one === code ? isWanted : chosen.includes(one))))

  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.checks}>
        {options.map(({ code, preview }) => (
          <CheckField
            key={code}
            label={<OptionLabel name={nameOf(code)} preview={preview} />}
            checked={chosen.includes(code)}
            disabled={preview.isEmpty}
            onChange={(isWanted) => toggle(code, isWanted)}
          />
        ))}
      </div>
      <EmptyOptionsNote previews={options.map(({ preview }) => preview)} />
    </fieldset>
  )
}
