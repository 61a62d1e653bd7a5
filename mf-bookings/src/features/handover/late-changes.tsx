import { Button } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { localPhotos, sendable, type Written } from './draft-changes.ts'
import styles from './handover.module.css'
import { useRoomTitle } from './room-title.ts'

interface LateChangesProps {
  written: Written
  /** Takes what was written over into the remarks. */
  onTake: (text: string) => void
  onDiscard: () => void
}

/** What was written here and not sent before the other party has confirmed: it can still be a remark. */
export function LateChanges({ written, onTake, onDiscard }: LateChangesProps) {
  const intl = useIntl()
  const { server } = written
  const here = sendable({ draft: written.draft, conflicts: [] })
  const titleOf = useRoomTitle(here.rooms)
  const before = (list: 'rooms' | 'meters', id: string) => server.content[list].find((row) => row.id === id)
  const said = [
    ...here.rooms.flatMap((room) => {
      const known = before('rooms', room.id)
      if (known && JSON.stringify(known) === JSON.stringify(room)) return []
      const condition = room.condition && intl.formatMessage({ id: `handover.condition.${room.condition}` })
      return `${titleOf(room)}: ${[condition, room.text].filter(Boolean).join(', ')}`
    }),
    ...here.keys.flatMap(({ id, kind: code, count }) => {
      const known = server.content.keys.find((row) => row.id === id)
      return known?.count === count && known.kind === code
        ? []
        : `${intl.formatMessage({ id: `handover.key.${code}` })}: ${count}`
    }),
    ...here.meters.flatMap(({ id, kind: code, number, reading }) => {
      const known = server.content.meters.find((row) => row.id === id)
      return known?.reading === reading && known.number === number
        ? []
        : `${intl.formatMessage({ id: `handover.meter.${code}` })}: ${reading} ${number}`.trim()
    }),
    ...(here.remarks && here.remarks !== server.content.remarks ? [here.remarks] : []),
  ]
  const canAnswer = server.allowed.includes('confirm')

  return (
    <section className={styles.conflict} role="alert">
      <p>
        <FormattedMessage id="handover.late" values={{ photos: localPhotos(written.draft).length }} />
      </p>
      <ul className={styles.history}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {canAnswer && (
          <Button
            size="small"
            onClick={() => {
              onTake(said.join('\n'))
              onDiscard()
            }}
          >
            <FormattedMessage id="handover.late.take" />
          </Button>
        )}
        <Button size="small" onClick={onDiscard}>
          <FormattedMessage id="handover.late.discard" />
        </Button>
      </div>
    </section>
  )
}
