import { useSay } from '@domizil/app-kit'
import {
  HANDOVER_KEYS,
  HANDOVER_LIMITS,
  HANDOVER_METERS,
  HANDOVER_ROOMS,
  type HandoverKeys,
  type HandoverKind,
  type HandoverMeter,
  type HandoverRoom,
  ROOM_CONDITIONS,
  type RoomCondition,
} from '@domizil/domain'
import { Minus, Plus, Trash2 } from '@domizil/ui/icons'
import { Button, PillGroup, SelectField, Tag, TextArea, TextField } from '@domizil/ui/parts'
import { type ReactNode, useId } from 'react'
import { Problem } from '../../lib/action-dialog.tsx'
import { ConflictNote } from './conflict-note.tsx'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'
import { PhotoField } from './photo-field.tsx'
import type { Photo } from './stored-draft.ts'
import { useRoomTitle } from './room-title.ts'

/** The form of a protocol. What is typed is stored on this device at once, and sent as soon as that is possible. */
export function HandoverForm({ kind, fields }: { kind: HandoverKind; fields: HandoverFields }) {
  const say = useSay()
  const { draft, photoCount: count } = fields
  const { max } = HANDOVER_LIMITS.photos

  return (
    <>
      <p className={styles.quiet}>{say(`handover.text.${kind}`, { name: fields.name })}</p>
      <p className={styles.quiet}>{say('handover.photoCount', { count, max })}</p>
      <Section
        list="rooms"
        fields={fields}
        first={() => ({
          kind: unused(HANDOVER_ROOMS, draft.rooms),
          name: '',
          condition: null,
          text: '',
          photos: [],
        })}
      >
        {draft.rooms.map((room) => (
          <RoomFields key={room.id} room={room} fields={fields} />
        ))}
      </Section>
      <Section
        list="keys"
        fields={fields}
        first={() => ({ kind: unused(HANDOVER_KEYS, draft.keys), count: 1 })}
      >
        {draft.keys.map((row) => (
          <KeyFields key={row.id} row={row} fields={fields} />
        ))}
      </Section>
      <Section
        list="meters"
        fields={fields}
        first={() => ({ kind: unused(HANDOVER_METERS, draft.meters), number: '', reading: '', photos: [] })}
      >
        {draft.meters.map((row) => (
          <MeterFields key={row.id} row={row} fields={fields} />
        ))}
      </Section>
      <Remarks fields={fields} />
    </>
  )
}

interface SectionProps {
  list: 'rooms' | 'keys' | 'meters'
  fields: HandoverFields
  /** A row to begin with. */
  first: () => object
  children: ReactNode
}

function Section({ list, fields, first, children }: SectionProps) {
  const say = useSay()
  const id = useId()
  const problem = list === 'rooms' && fields.errorOf('rooms')

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {say(`handover.${list}`)}
      </h3>
      {children}
      {problem && <Problem>{problem}</Problem>}
      {fields.draft[list].length < HANDOVER_LIMITS[list].max && (
        <Button className={styles.add} onClick={() => fields.add(list, first())}>
          {say(`handover.add.${list}`)}
        </Button>
      )}
    </section>
  )
}

function Remarks({ fields }: { fields: HandoverFields }) {
  const say = useSay()
  const { remarks } = fields.draft

  return (
    <div className={styles.section}>
      {fields.isUnsent('remarks') && <UnsentTag />}
      <TextArea
        label={say('handover.remarks')}
        hint={say('handover.remarksHint')}
        rows={4}
        maxLength={HANDOVER_LIMITS.remarks.max}
        value={remarks}
        onChange={({ target }) => fields.set('remarks', target.value)}
      />
      <ConflictNote field="remarks" fields={fields} mine={remarks} />
    </div>
  )
}

/** The first kind that no row has. */
function unused<Kind extends string>(
  kinds: readonly Kind[],
  rows: readonly { kind: Kind }[],
): Kind | undefined {
  return kinds.find((kind) => !rows.some((row) => row.kind === kind)) ?? kinds.at(-1)
}

/** A meter: which one, its number, what it shows, and photos. */
function MeterFields({ row, fields }: { row: HandoverMeter<Photo>; fields: HandoverFields }) {
  const say = useSay()
  const { id, kind, number, reading } = row
  const at = (field: string) => `meters.${id}.${field}`
  const wordOf = (code: string) => say(`handover.meter.${code}`)

  return (
    <RowFields list="meters" row={row} title={wordOf(kind)} fields={fields}>
      <div className={styles.pair}>
        <SelectField
          label={say('handover.meter')}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_METERS.map(optionIn(wordOf))}
        </SelectField>
        <TextField
          label={say('handover.meterNumber')}
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.meterNumber.max}
          value={number}
          onChange={({ target }) => fields.set(at('number'), target.value)}
        />
        <TextField
          label={say('handover.reading')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.reading.max}
          error={fields.errorOf(at('reading'))}
          value={reading}
          onChange={({ target }) => fields.set(at('reading'), target.value)}
        />
      </div>
      <ConflictNote field={at('kind')} fields={fields} mine={kind} wordOf={wordOf} />
      <ConflictNote field={at('number')} fields={fields} mine={number} />
      <ConflictNote field={at('reading')} fields={fields} mine={reading} />
    </RowFields>
  )
}

interface RowFieldsProps {
  list: 'rooms' | 'meters'
  row: HandoverRoom<Photo> | HandoverMeter<Photo>
  title: string
  fields: HandoverFields
  children: ReactNode
}

/** The fields of a row that has photos, which can be removed. */
function RowFields({ list, row: { id, photos }, title, fields, children }: RowFieldsProps) {
  const say = useSay()

  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{title}</legend>
      {fields.isUnsent(id) && <UnsentTag />}
      {children}
      <PhotoField field={`${list}.${id}.photos`} title={title} photos={photos} fields={fields} />
      <Button
        size="small"
        className={styles.add}
        icon={<Trash2 size={14} />}
        onClick={() => fields.remove(list, id)}
      >
        {say('handover.remove', { what: title })}
      </Button>
    </fieldset>
  )
}

/** Makes the option of a code. */
function optionIn(wordOf: (code: string) => string) {
  return (code: string) => (
    <option key={code} value={code}>
      {wordOf(code)}
    </option>
  )
}

/** The keys of one kind, and how many there are. */
function KeyFields({ row: { id, kind, count }, fields }: { row: HandoverKeys; fields: HandoverFields }) {
  const say = useSay()
  const wordOf = (code: string) => say(`handover.key.${code}`)
  const title = wordOf(kind)
  const at = (field: string) => `keys.${id}.${field}`
  const { min, max } = HANDOVER_LIMITS.keyCount
  const change = (by: number) => fields.set(at('count'), Math.min(max, Math.max(min, count + by)))

  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{say('handover.keysOf', { what: title })}</legend>
      {fields.isUnsent(id) && <UnsentTag />}
      <div className={styles.line}>
        <SelectField
          label={say('handover.keysFor')}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_KEYS.map(optionIn(wordOf))}
        </SelectField>
        <span className={styles.stepper}>
          <Button
            aria-label={say('handover.fewer', { what: title })}
            aria-disabled={count <= min}
            onClick={() => change(-1)}
          >
            <Minus size={16} />
          </Button>
          <output className={styles.count} aria-live="polite">
            {count}
          </output>
          <Button
            aria-label={say('handover.more', { what: title })}
            aria-disabled={count >= max}
            onClick={() => change(1)}
          >
            <Plus size={16} />
          </Button>
        </span>
        <Button
          aria-label={say('handover.removeKeys', { what: title })}
          onClick={() => fields.remove('keys', id)}
        >
          <Trash2 size={16} />
        </Button>
      </div>
      <ConflictNote field={at('kind')} fields={fields} mine={kind} wordOf={wordOf} />
      <ConflictNote field={at('count')} fields={fields} mine={count} />
    </fieldset>
  )
}

/** A room: which one, its condition, what is to be said of it, and photos. */
function RoomFields({ room, fields }: { room: HandoverRoom<Photo>; fields: HandoverFields }) {
  const say = useSay()
  const title = useRoomTitle(fields.draft.rooms)(room)
  const { id, kind, name, condition, text } = room
  const at = (field: string) => `rooms.${id}.${field}`
  const conditionError = fields.errorOf(at('condition'))
  const wordOf = (code: string) => say(`handover.room.${code}`)
  const conditionWord = (code: string) => say(`handover.condition.${code}`)

  return (
    <RowFields list="rooms" row={room} title={title} fields={fields}>
      <div className={styles.pair}>
        <SelectField
          label={say('handover.room')}
          value={kind}
          onChange={({ target }) => fields.set(at('kind'), target.value)}
        >
          {HANDOVER_ROOMS.map(optionIn(wordOf))}
        </SelectField>
        <TextField
          label={say('handover.roomName')}
          autoComplete="off"
          maxLength={HANDOVER_LIMITS.name.max}
          error={fields.errorOf(at('name'))}
          value={name}
          onChange={({ target }) => fields.set(at('name'), target.value)}
        />
      </div>
      <ConflictNote field={at('kind')} fields={fields} mine={kind} wordOf={wordOf} />
      <ConflictNote field={at('name')} fields={fields} mine={name} />
      <div aria-invalid={conditionError ? true : undefined} tabIndex={-1} className={styles.choice}>
        <PillGroup
          label={say('handover.conditionOf', { room: title })}
          name={`condition-${id}`}
          look="segments"
          options={ROOM_CONDITIONS.map((value) => ({ value, label: conditionWord(value) }))}
          // Nothing is chosen at first.
          value={condition ?? ('' as RoomCondition)}
          onChange={(value) => fields.set(at('condition'), value)}
        />
        {conditionError && <Problem>{conditionError}</Problem>}
      </div>
      <ConflictNote field={at('condition')} fields={fields} mine={condition} wordOf={conditionWord} />
      {(condition === 'MARKED' || text !== '') && (
        <TextArea
          label={say('handover.roomText')}
          hint={say('handover.roomTextHint')}
          error={fields.errorOf(at('text'))}
          rows={3}
          maxLength={HANDOVER_LIMITS.text.max}
          value={text}
          onChange={({ target }) => fields.set(at('text'), target.value)}
        />
      )}
      <ConflictNote field={at('text')} fields={fields} mine={text} />
    </RowFields>
  )
}

/** Marks what is on this device only. */
function UnsentTag() {
  const say = useSay()

  return (
    <span>
      <Tag tone="warn">{say('handover.unsent')}</Tag>
    </span>
  )
}
