import { HANDOVER_KEYS, HANDOVER_LIMITS, type HandoverKeys } from '@domizil/domain'
import { Minus, Plus, Trash2 } from '@domizil/ui/icons'
import { Button, SelectField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConflictNote } from './conflict-note.tsx'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'
import { UnsentTag } from './unsent-tag.tsx'

interface KeyFieldsProps {
  row: HandoverKeys
  fields: HandoverFields
}

/** The keys of one kind, and how many there are. */
export function KeyFields({ row: { id, kind, count }, fields }: KeyFieldsProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: `handover.key.${kind}` })
  const at = (field: string) => `keys.${id}.${field}`
  const { min, max } = HANDOVER_LIMITS.keyCount
  const change = (by: number) => fields.set(at('count'), Math.min(max, Math.max(min, count + by)))

  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">
        <FormattedMessage id="handover.keysOf" values={{ what: title }} />
      </legend>
      {fields.isUnsent(id) && <UnsentTag />}
      <div className={styles.line}>
        <SelectField
          label={<FormattedMessage id="handover.keysFor" />}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_KEYS.map((code) => (
            <option key={code} value={code}>
              {intl.formatMessage({ id: `handover.key.${code}` })}
            </option>
          ))}
        </SelectField>
        <span className={styles.stepper}>
          <Button
            aria-label={intl.formatMessage({ id: 'handover.fewer' }, { what: title })}
            aria-disabled={count <= min}
            onClick={() => change(-1)}
          >
            <Minus size={16} aria-hidden="true" />
          </Button>
          <output className={styles.count} aria-live="polite">
            {count}
          </output>
          <Button
            aria-label={intl.formatMessage({ id: 'handover.more' }, { what: title })}
            aria-disabled={count >= max}
            onClick={() => change(1)}
          >
            <Plus size={16} aria-hidden="true" />
          </Button>
        </span>
        <Button
          aria-label={intl.formatMessage({ id: 'handover.removeKeys' }, { what: title })}
          onClick={() => fields.remove('keys', id)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      <ConflictNote
        field={at('kind')}
        fields={fields}
        mine={kind}
        wordOf={(code) => intl.formatMessage({ id: `handover.key.${code}` })}
      />
      <ConflictNote field={at('count')} fields={fields} mine={count} />
    </fieldset>
  )
}
