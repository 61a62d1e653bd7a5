import { HANDOVER_LIMITS, HANDOVER_METERS, type HandoverMeter } from '@domizil/domain'
import { Trash2 } from '@domizil/ui/icons'
import { Button, SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConflictNote } from './conflict-note.tsx'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'
import { UnsentTag } from './unsent-tag.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Photo } from './stored-draft.ts'

interface MeterFieldsProps {
  row: HandoverMeter<Photo>
  fields: HandoverFields
}

/** A meter: which one, its number, what it shows, and photos. */
export function MeterFields({ row: { id, kind, number, reading, photos }, fields }: MeterFieldsProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: `handover.meter.${kind}` })
  const at = (field: string) => `meters.${id}.${field}`

  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{title}</legend>
      {fields.isUnsent(id) && <UnsentTag />}
      <div className={styles.pair}>
        <SelectField
          label={<FormattedMessage id="handover.meter" />}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_METERS.map((code) => (
            <option key={code} value={code}>
              {intl.formatMessage({ id: `handover.meter.${code}` })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<FormattedMessage id="handover.meterNumber" />}
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.meterNumber.max}
          value={number}
          onChange={({ target }) => fields.set(at('number'), target.value)}
        />
        <TextField
          label={<FormattedMessage id="handover.reading" />}
          inputMode="decimal"
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.reading.max}
          error={fields.errorOf(at('reading'))}
          value={reading}
          onChange={({ target }) => fields.set(at('reading'), target.value)}
        />
      </div>
      <ConflictNote
        field={at('kind')}
        fields={fields}
        mine={kind}
        wordOf={(code) => intl.formatMessage({ id: `handover.meter.${code}` })}
      />
      <ConflictNote field={at('number')} fields={fields} mine={number} />
      <ConflictNote field={at('reading')} fields={fields} mine={reading} />
      <PhotoField field={at('photos')} title={title} photos={photos} fields={fields} />
      <Button
        size="small"
        className={styles.add}
        icon={<Trash2 size={14} aria-hidden="true" />}
        onClick={() => fields.remove('meters', id)}
      >
        <FormattedMessage id="handover.remove" values={{ what: title }} />
      </Button>
    </fieldset>
  )
}
