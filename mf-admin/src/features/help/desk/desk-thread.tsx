import type { HelpDesk } from '@domizil/api'
import { classes, Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment } from '../../../lib/cells/cells.tsx'
import styles from './desk.module.css'

/** The question with its replies and notes, the oldest first. */
export function DeskThread({ desk: { request, entries } }: { desk: HelpDesk }) {
  const intl = useIntl()

  return (
    <ol className={styles.thread} aria-label={intl.formatMessage({ id: 'desk.thread' })}>
      <li className={classes(styles.entry, request.fromTeam && styles.reply)}>
        <span className={styles.head}>
          {request.fromTeam ? (
            <>
              <FormattedMessage id="desk.fromTeam" tagName="b" />
              <Tag tone="info">
                <FormattedMessage id="desk.kind.REPLY" />
              </Tag>
            </>
          ) : (
            <b translate="no">{request.name ?? request.email}</b>
          )}
          <Moment at={request.time} />
        </span>
        <p lang={request.locale}>{request.message}</p>
      </li>
      {entries.map(({ id, time, admin, kind, text }) => (
        <li key={id} className={classes(styles.entry, kind === 'NOTE' ? styles.note : styles.reply)}>
          <span className={styles.head}>
            <b>{admin || <FormattedMessage id="cell.left" />}</b>
            <Tag tone={kind === 'NOTE' ? 'warn' : 'info'}>
              <FormattedMessage id={`desk.kind.${kind}`} />
            </Tag>
            <Moment at={time} />
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
