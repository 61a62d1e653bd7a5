import {
  HANDOVER_LIMITS,
  HANDOVER_ROOMS,
  type HandoverRoom,
  ROOM_CONDITIONS,
  type RoomCondition,
} from '@domizil/domain'
import { Trash2 } from '@domizil/ui/icons'
import { Button, Field, PillGroup, SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Problem } from '../../lib/action-dialog.tsx'
import { ConflictNote } from './conflict-note.tsx'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'
import { UnsentTag } from './unsent-tag.tsx'
import { PhotoField } from './photo-field.tsx'
import { useRoomTitle } from './room-title.ts'
import type { Photo } from './stored-draft.ts'

interface RoomFieldsProps {
  room: HandoverRoom<Photo>
  fields: HandoverFields
}

/** A room: which one, its condition, what is to be said of it, and photos. */
export function RoomFields({ room, fields }: RoomFieldsProps) {
  const intl = useIntl()
  const title = useRoomTitle(fields.draft.rooms)(room)
  const { id, kind, name, condition, text } = room
  const at = (field: string) => `rooms.${id}.${field}`
  const conditionError = fields.errorOf(at('condition'))
  const wordOf = (code: string) => intl.formatMessage({ id: `handover.condition.${code}` })

  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{title}</legend>
      {fields.isUnsent(id) && <UnsentTag />}
      <div className={styles.pair}>
        <SelectField
          label={<FormattedMessage id="handover.room" />}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_ROOMS.map((code) => (
            <option key={code} value={code}>
              {intl.formatMessage({ id: `handover.room.${code}` })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<FormattedMessage id="handover.roomName" />}
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.name.max}
          error={fields.errorOf(at('name'))}
          value={name}
          onChange={({ target }) => fields.set(at('name'), target.value)}
        />
      </div>
      <ConflictNote
        field={at('kind')}
        fields={fields}
        mine={kind}
        wordOf={(code) => intl.formatMessage({ id: `handover.room.${code}` })}
      />
      <ConflictNote field={at('name')} fields={fields} mine={name} />
      <div aria-invalid={conditionError ? true : undefined} tabIndex={-1} className={styles.choice}>
        <PillGroup
          label={intl.formatMessage({ id: 'handover.conditionOf' }, { room: title })}
          name={`condition-${id}`}
          look="segments"
          options={ROOM_CONDITIONS.map((value) => ({ value, label: wordOf(value) }))}
          // Nothing is chosen at first.
          value={condition ?? ('' as RoomCondition)}
          onChange={(value) => fields.set(at('condition'), value)}
        />
        {conditionError && <Problem>{conditionError}</Problem>}
      </div>
      <ConflictNote field={at('condition')} fields={fields} mine={condition} wordOf={wordOf} />
      {(condition === 'MARKED' || text !== '') && (
        <Field
          label={<FormattedMessage id="handover.roomText" />}
          hint={<FormattedMessage id="handover.roomTextHint" />}
          error={fields.errorOf(at('text'))}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={HANDOVER_LIMITS.text.max}
              value={text}
              onChange={({ target }) => fields.set(at('text'), target.value)}
            />
          )}
        </Field>
      )}
      <ConflictNote field={at('text')} fields={fields} mine={text} />
      <PhotoField field={at('photos')} title={title} photos={room.photos} fields={fields} />
      <Button
        size="small"
        className={styles.add}
        icon={<Trash2 size={14} aria-hidden="true" />}
        onClick={() => fields.remove('rooms', id)}
      >
        <FormattedMessage id="handover.remove" values={{ what: title }} />
      </Button>
    </fieldset>
  )
}
