import type { FlatReview } from '@domizil/api'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { ChevronLeft, ChevronRight, CircleCheck, CircleX } from '@domizil/ui/icons'
import { Button, buttonClass, useMedia } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment, Status } from '../../lib/cells/cells.tsx'
import bar from './decision-bar.module.css'
import styles from './review.module.css'
import type { Decision } from './use-decision.ts'
import type { Queue } from './use-queue.ts'

interface DecisionBarProps {
  review: FlatReview
  queue: Queue
  decision: Decision
  onReject: () => void
}

/** Where the flat stands in the queue, and the decision; always in sight. */
export function DecisionBar({ review, queue, decision, onReject }: DecisionBarProps) {
  const intl = useIntl()
  const { flat } = review
  const { since } = review.queue
  // On a phone only the decision stays in sight: the way on is beside it.
  const isPhone = useMedia('(max-width: 599px)')
  const onward = (
    <Button
      aria-label={intl.formatMessage({ id: 'review.next' })}
      disabled={queue.next === null}
      icon={<ChevronRight size={18} aria-hidden="true" />}
      onClick={queue.goNext}
    />
  )

  return (
    <div data-foot-bar className={bar.bar}>
      <span className={bar.queue}>
        <Button
          aria-label={intl.formatMessage({ id: 'review.previous' })}
          disabled={queue.previous === null}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onClick={queue.goPrevious}
        />
        <b>
          <FormattedMessage
            id={queue.position === null ? 'review.notWaiting' : 'review.position'}
            values={{ position: queue.position, total: queue.total }}
          />
        </b>
        {!isPhone && onward}
        <Status code={flat.status} word={`flatStatus.${flat.status}`} />
        {since && (
          <span>
            <FormattedMessage id="column.waiting" /> <Moment at={since} />
          </span>
        )}
      </span>
      <span className={bar.choice}>
        {decision.problem && (
          <span role="alert" className={styles.problem}>
            {decision.problem}
          </span>
        )}
        <Link to={flatPath(flat.id)} className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage id="link.openFlat" />
        </Link>
        <Button
          disabled={!decision.canReject}
          icon={<CircleX size={18} aria-hidden="true" />}
          onClick={onReject}
        >
          <FormattedMessage id="review.reject" />
        </Button>
        <Button
          variant="primary"
          busy={decision.isBusy}
          disabled={!decision.canApprove}
          icon={<CircleCheck size={18} aria-hidden="true" />}
          onClick={() => void decision.approve()}
          aria-label={intl.formatMessage({ id: 'review.approve' })}
        >
          <FormattedMessage id={isPhone ? 'review.approveShort' : 'review.approve'} />
        </Button>
        {isPhone && onward}
      </span>
    </div>
  )
}
