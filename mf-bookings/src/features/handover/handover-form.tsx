import {
  HANDOVER_KEYS,
  HANDOVER_LIMITS,
  HANDOVER_METERS,
  HANDOVER_ROOMS,
  type HandoverKind,
} from '@domizil/domain'
import { Button, Field } from '@domizil/ui/parts'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Problem } from '../../lib/action-dialog.tsx'
import { ConflictNote } from './conflict-note.tsx'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'
import { KeyFields } from './key-fields.tsx'
import { MeterFields } from './meter-fields.tsx'
import { RoomFields } from './room-fields.tsx'
import { UnsentTag } from './unsent-tag.tsx'

interface HandoverFormProps {
  kind: HandoverKind
  fields: HandoverFields
}

/** The form of a protocol. What is typed is stored on this device at once, and sent as soon as that is possible. */
export function HandoverForm({ kind, fields }: HandoverFormProps) {
  const { draft, photoCount: count } = fields
  const { max } = HANDOVER_LIMITS.photos

  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage id={`handover.text.${kind}`} values={{ name: fields.name }} />
      </p>
      <p className={styles.quiet}>
        <FormattedMessage id="handover.photoCount" values={{ count, max }} />
      </p>
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
  const id = useId()
  const problem = list === 'rooms' && fields.errorOf('rooms')

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <FormattedMessage id={`handover.${list}`} />
      </h3>
      {children}
      {problem && <Problem>{problem}</Problem>}
      {fields.draft[list].length < HANDOVER_LIMITS[list].max && (
        <Button className={styles.add} onClick={() => fields.add(list, first())}>
          <FormattedMessage id={`handover.add.${list}`} />
        </Button>
      )}
    </section>
  )
}

function Remarks({ fields }: { fields: HandoverFields }) {
  const { remarks } = fields.draft

  return (
    <div className={styles.section}>
      {fields.isUnsent('remarks') && <UnsentTag />}
      <Field
        label={<FormattedMessage id="handover.remarks" />}
        hint={<FormattedMessage id="handover.remarksHint" />}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={HANDOVER_LIMITS.remarks.max}
            value={remarks}
            onChange={({ target }) => fields.set('remarks', target.value)}
          />
        )}
      </Field>
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
