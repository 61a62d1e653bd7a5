import type { FlatReview } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import styles from './review.module.css'

/** What administrators decided about the flat before. Renders nothing without any. */
export function ReviewHistory({ history }: { history: FlatReview['history'] }) {
  const intl = useIntl()
  const say = useSay()
  if (history.length === 0) return null
  const wordOf = (code: string | null) => {
    const id = [`flatStatus.${code}`, `reportDecision.${code}`].find((known) => known in intl.messages)
    return id ? say(id) : '–'
  }

  return (
    <section className={styles.card} aria-labelledby="review-history">
      <h2 id="review-history">{say('review.history')}</h2>
      <ol className={styles.history}>
        {history.map(({ id, time, admin, action, from, to, reason }) => (
          <li key={id}>
            <b>
              {from === null && to === null
                ? say(`auditAction.${action}`)
                : `${wordOf(from)} → ${wordOf(to)}`}
            </b>
            <span>
              <Moment at={time} /> · <span>{admin || say('cell.left')}</span>
            </span>
            {reason && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
