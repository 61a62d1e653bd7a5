import { type FlatReview, getListingChanges } from '@domizil/api'
import { REVIEW_CHECKS } from '@domizil/domain'
import { Button, buttonClass, SectionHeading, SwitchField, useMedia } from '@domizil/ui/parts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { adminListPath, flatPath } from '@domizil/links'
import { ChevronLeft, ChevronRight, CircleCheck, CircleX } from '@domizil/ui/icons'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { Moment, Status } from '../../lib/cells/cells.tsx'
import bar from './decision-bar.module.css'
import { RejectDialog } from './reject-dialog.tsx'
import { ListingChanges } from '../../lib/changes/listing-changes.tsx'
import { type ChangedListing, SECOND_LOOK } from '../../lib/changes/second-look.ts'
import { ActionDialog } from '../../lib/list/action-dialog.tsx'
import type { RowAction } from '../../lib/list/list-description.ts'
import { useRowAction } from '../../lib/list/use-row-action.ts'
import { ReviewChecks } from './review-checks.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewFeatures } from './review-facts.tsx'
import { ReviewGallery } from './review-gallery.tsx'
import { ReviewHints } from './review-hints.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewMap } from './review-map.tsx'
import { ReviewOwner } from './review-owner.tsx'
import { ReviewTexts } from './review-texts.tsx'
import styles from './review.module.css'
import { useChecks } from './use-checks.ts'
import { type Decision, useDecision } from './use-decision.ts'

/** What has a use for keys itself: fields, dialogs and the map. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [role=dialog], [data-own-keys]'

const SINGLE_KEYS_NAME = 'domizil.admin.singleKeys'

interface ReviewChangesProps {
  review: FlatReview
  /** After a decision, and after one that was refused because the listing is another by now. */
  onChanged: () => void
}

interface TitledListing extends ChangedListing {
  readonly title: string
}

const LISTING = {
  name: 'flats',
  keyOf: (row: unknown) => (row as TitledListing).id,
  titleOf: (row: unknown) => (row as TitledListing).title,
} as const

/** What of a listed flat has changed since its review, before and now, and the decision about what is shown. */
function ReviewChanges({ review, onChanged }: ReviewChangesProps) {
  const say = useSay()
  const { title, owner } = review
  const { id } = review.flat
  const changes = useQuery(queryOf(getListingChanges, { params: { id } }))
  const [asked, setAsked] = useState<{ action: RowAction<unknown>; row: TitledListing }>()
  const close = () => {
    setAsked(undefined)
    if (runner.problem) refresh()
  }
  const refresh = () => {
    void changes.refetch()
    onChanged()
  }
  const runner = useRowAction({
    titleOf: LISTING.titleOf,
    isAsking: asked !== undefined,
    onDone: () => {
      setAsked(undefined)
      refresh()
    },
  })
  const seen = changes.data?.changedSinceReview ?? null

  return (
    <section className={styles.card} aria-labelledby="review-changes">
      <h2 id="review-changes">{say('flats.changed')}</h2>
      <ListingChanges flat={{ id }} />
      <div className={styles.decide}>
        {SECOND_LOOK.map((action) => (
          <Button
            key={action.id}
            disabled={seen === null}
            icon={<action.Icon size={18} />}
            onClick={() => {
              runner.forget()
              setAsked({
                action: action as RowAction<unknown>,
                row: { id, title, ownerLocale: owner.locale, changedSinceReview: seen },
              })
            }}
          >
            {say(`action.${action.id}`)}
          </Button>
        ))}
      </div>
      <ActionDialog list={LISTING} asked={asked && { ...asked, close }} runner={runner} />
    </section>
  )
}

/**
 * A review at one place. Its keys work while the focus is inside, and not in a field or the map: A approves, R rejects,
 * N and P go on and back, digits tick the checks, arrows turn the photos over. They can be turned off.
 */
export function ReviewDesk({ review, onChanged }: { review: FlatReview; onChanged: () => void }) {
  const say = useSay()
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
      aria-label={say('review.of', { title: review.title })}
    >
      <SectionHeading
        level={1}
        title={review.title}
        hint={hasKeys && keySwitch.isOn && say('review.keys')}
        action={
          hasKeys && (
            <SwitchField
              checked={keySwitch.isOn}
              onChange={keySwitch.change}
              label={say('review.singleKeys')}
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

interface DecisionBarProps {
  review: FlatReview
  queue: Queue
  decision: Decision
  onReject: () => void
}

/** Where the flat stands in the queue, and the decision; always in sight. */
function DecisionBar({ review, queue, decision, onReject }: DecisionBarProps) {
  const say = useSay()
  const { flat } = review
  const { since } = review.queue
  // On a phone only the decision stays in sight: the way on is beside it.
  const isPhone = useMedia('(max-width: 599px)')
  const onward = (
    <Button
      aria-label={say('review.next')}
      disabled={queue.next === null}
      icon={<ChevronRight size={18} />}
      onClick={queue.goNext}
    />
  )

  return (
    <div data-foot-bar className={bar.bar}>
      <span className={bar.queue}>
        <Button
          aria-label={say('review.previous')}
          disabled={queue.previous === null}
          icon={<ChevronLeft size={18} />}
          onClick={queue.goPrevious}
        />
        <b>
          {say(queue.position === null ? 'review.notWaiting' : 'review.position', {
            position: queue.position,
            total: queue.total,
          })}
        </b>
        {!isPhone && onward}
        <Status code={flat.status} word={`flatStatus.${flat.status}`} />
        {since && (
          <span>
            {say('column.waiting')} <Moment at={since} />
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
          {say('link.openFlat')}
        </Link>
        <Button disabled={!decision.canReject} icon={<CircleX size={18} />} onClick={onReject}>
          {say('review.reject')}
        </Button>
        <Button
          variant="primary"
          busy={decision.isBusy}
          disabled={!decision.canApprove}
          icon={<CircleCheck size={18} />}
          onClick={() => void decision.approve()}
          aria-label={say('review.approve')}
        >
          {say(isPhone ? 'review.approveShort' : 'review.approve')}
        </Button>
        {isPhone && onward}
      </span>
    </div>
  )
}

/** What differs from the last decision in a flat that was submitted again. Renders nothing
 * without a difference, unless something could not be compared. */
function ReviewResubmitted({ id }: { id: number }) {
  const say = useSay()
  const changes = useQuery(queryOf(getListingChanges, { params: { id } }))
  if (changes.status === 'pending') return null
  const { texts, price, images, facts, areFactsUnknown } = changes.data ?? {}
  if (texts?.length === 0 && !price && !images && !facts && !areFactsUnknown) return null

  return (
    <section className={styles.card} aria-labelledby="review-resubmitted">
      <h2 id="review-resubmitted">{say('review.resubmitted')}</h2>
      <ListingChanges flat={{ id }} />
    </section>
  )
}

type Queue = ReturnType<typeof useQueue>

/** The flats that wait: where this one stands among them, and the ways to the others. */
function useQueue({ position, total, previous, next, first }: FlatReview['queue']) {
  const navigate = useNavigate()
  const go = (id: number | null) => {
    if (id !== null) void navigate(adminListPath('flats', { review: id }))
  }

  return {
    position,
    total,
    previous,
    next,
    goPrevious: () => go(previous),
    goNext: () => go(next),
    /** After the last of the row come those that were left out before it. */
    goOn: () => go(next ?? first),
  }
}

/** Whether single keys act. This browser stores it: speech input and slips of a finger press keys by accident. */
function useKeySwitch() {
  const [isOn, setIsOn] = useState(() => readStored(SINGLE_KEYS_NAME) !== 'off')

  return {
    isOn,
    change: (next: boolean) => {
      setIsOn(next)
      writeStored(SINGLE_KEYS_NAME, next ? 'on' : 'off')
    },
  }
}

interface Keys {
  isOn: boolean
  actions: Readonly<Record<string, () => void>>
}

/**
 * Runs actions by single keys while the focus is inside an element, and not in what uses keys itself. A key that is held
 * acts once: the next flat may be there already. Each action has a button as well.
 */
function useKeys(root: RefObject<HTMLElement | null>, { isOn, actions }: Keys): void {
  useEffect(() => {
    if (!isOn) return
    const element = root.current
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUsed = event.target instanceof Element && event.target.closest(OWN_KEYS)
      if (isUsed || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', handleKeyDown)
    return () => element?.removeEventListener('keydown', handleKeyDown)
  }, [root, isOn, actions])
}
