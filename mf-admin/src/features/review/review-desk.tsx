import type { FlatReview } from '@domizil/api'
import { REVIEW_CHECKS } from '@domizil/domain'
import { SectionHeading, SwitchField, useMedia } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DecisionBar } from './decision-bar.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewChecks } from './review-checks.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewFeatures } from './review-features.tsx'
import { ReviewGallery } from './review-gallery.tsx'
import { ReviewHints } from './review-hints.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewMap } from './review-map.tsx'
import { ReviewOwner } from './review-owner.tsx'
import { ReviewResubmitted } from './review-resubmitted.tsx'
import { ReviewTexts } from './review-texts.tsx'
import styles from './review.module.css'
import { useChecks } from './use-checks.ts'
import { useDecision } from './use-decision.ts'
import { useKeySwitch } from './use-key-switch.ts'
import { useKeys } from './use-keys.ts'
import { useQueue } from './use-queue.ts'

interface ReviewDeskProps {
  review: FlatReview
  onChanged: () => void
}

/**
 * A review at one place. Its keys work while the focus is inside, and not in a field or the map: A approves, R rejects,
 * N and P go on and back, digits tick the checks, arrows turn the photos over. They can be turned off.
 */
export function ReviewDesk({ review, onChanged }: ReviewDeskProps) {
  const intl = useIntl()
  const root = useRef<HTMLElement>(null)
  const checklist = useRef<HTMLElement>(null)
  const { images, mainImageId } = review.flat
  const cover = images.findIndex(({ id }) => id === mainImageId)
  const [photo, setPhoto] = useState(Math.max(cover, 0))
  const [isRejecting, setIsRejecting] = useState(false)
  const checks = useChecks(review.flat.id)
  const queue = useQueue(review.queue)
  const decision = useDecision(review, {
    checks,
    onUnchecked: () => checklist.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus(),
    onDone: review.queue.first === null ? onChanged : queue.goOn,
    // What has changed is to be seen: a dialog would cover it.
    onStale: () => {
      setIsRejecting(false)
      onChanged()
    },
  })

  // The keys work from the first moment on, and the name of the next flat is announced.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])

  const turn = (step: number) => {
    if (images.length > 0) setPhoto((photo + step + images.length) % images.length)
  }
  const keys: Record<string, () => void> = {
    a: () => void decision.approve(),
    r: () => decision.canReject && setIsRejecting(true),
    n: queue.goNext,
    p: queue.goPrevious,
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    ...Object.fromEntries(REVIEW_CHECKS.map((check, at) => [`${at + 1}`, () => checks.toggle(check)])),
  }

  const keySwitch = useKeySwitch()
  const hasKeys = !useMedia('(hover: none) and (pointer: coarse)')
  useKeys(root, { isOn: keySwitch.isOn, actions: keys })

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.desk}
      aria-label={intl.formatMessage({ id: 'review.of' }, { title: review.title })}
    >
      <SectionHeading
        level={1}
        title={review.title}
        hint={hasKeys && keySwitch.isOn && <FormattedMessage id="review.keys" />}
        action={
          hasKeys && (
            <SwitchField
              checked={keySwitch.isOn}
              onChange={keySwitch.change}
              label={<FormattedMessage id="review.singleKeys" />}
            />
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {review.flat.changedSinceReview && <ReviewChanges review={review} onChanged={onChanged} />}
          {review.flat.status === 'IN_REVIEW' && <ReviewResubmitted id={review.flat.id} />}
          <ReviewGallery images={images} cover={cover} title={review.title} at={photo} onChange={setPhoto} />
          <ReviewFacts flat={review.flat} medianPrice={review.medianPrice} />
          <ReviewTexts flat={review.flat} />
          <ReviewFeatures flat={review.flat} />
          <ReviewMap address={review.flat.address} />
        </div>
        <div className={styles.column}>
          <ReviewHints review={review} onPhoto={setPhoto} />
          <ReviewChecks ref={checklist} checks={checks} isAsked={decision.isAsked} />
          <ReviewOwner owner={review.owner} />
          <ReviewHistory history={review.history} />
        </div>
      </div>
      <DecisionBar review={review} queue={queue} decision={decision} onReject={() => setIsRejecting(true)} />
      <RejectDialog
        review={review}
        isOpen={isRejecting}
        decision={decision}
        onClose={() => setIsRejecting(false)}
      />
    </section>
  )
}
