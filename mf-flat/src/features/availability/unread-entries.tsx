import { CircleAlert } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './cards.module.css'
import type { Imported } from './imported.ts'

/** The entries of the imported calendar that could not be read completely, and why. */
export function UnreadEntries({ calendar: { problems, partCount, unreadCount } }: { calendar: Imported }) {
  if (problems.length === 0) return null
  const more = partCount + unreadCount - problems.length

  return (
    <div className={styles.unread}>
      <p className={styles.bad}>
        <CircleAlert size={15} aria-hidden="true" />
        <FormattedMessage id="import.notWhole" />
      </p>
      <details>
        <summary>
          <FormattedMessage id="import.entries" />
        </summary>
        <ul>
          {problems.map((problem) => (
            <UnreadEntry key={`${problem.line} ${problem.uid}`} problem={problem} />
          ))}
        </ul>
        {more > 0 && <FormattedMessage id="import.more" values={{ count: more }} />}
      </details>
    </div>
  )
}

function UnreadEntry({
  problem: { uid, line, reason, isBlocked },
}: {
  problem: Imported['problems'][number]
}) {
  return (
    <li>
      <b>
        <FormattedMessage id="import.line" values={{ line }} />
      </b>
      {uid && <code>{uid}</code>}
      <span>
        <FormattedMessage id={`import.entry.${reason}`} />
      </span>
      {reason !== 'CUT_OFF' && (
        <span>
          <FormattedMessage id={isBlocked ? 'import.blocked' : 'import.notBlocked'} />
        </span>
      )}
    </li>
  )
}
