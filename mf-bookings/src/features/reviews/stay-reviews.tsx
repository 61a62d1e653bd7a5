import {
  type Booking,
  type BookingReviews,
  readBookingReviews,
  type Review,
  reviewFlat,
  reviewTenant,
} from '@domizil/api'
import { queryOf, useDialog, useDraft, useQuery, useSay, useShell } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Link } from '@domizil/app-kit/router'
import {
  checkReview,
  formatDay,
  type Issue,
  REVIEW_CATEGORIES,
  REVIEW_LIMITS,
  type ReviewKind,
} from '@domizil/domain'
import { ReportButton } from '@domizil/flat-ui/report'
import { flatPath } from '@domizil/links'
import { Star } from '@domizil/ui/icons'
import { Button, classes, TextArea } from '@domizil/ui/parts'
import { type ReactNode, useId, useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { useAction } from '../../lib/use-action.ts'
import ratingFieldStyles from './rating-field.module.css'

const STARS = [1, 2, 3, 4, 5] as const
const EMPTY_REVIEW: Draft = { ratings: {}, text: '' }

/** A button to review a stay within the review period; later to read the reviews. */
export function ReviewButton({ request, onWritten }: { request: Booking; onWritten: (id: number) => void }) {
  const say = useSay()
  const { id, review } = request
  const writing = useDialog(`review-${id}`)
  const reading = useDialog(`reviews-${id}`)
  if (!review) return null

  return (
    <>
      {review.canWrite ? (
        <Button className={styles.write} onClick={() => writing.open()}>
          <Star size={16} />
          {say('review.write')}
        </Button>
      ) : (
        <Button onClick={() => reading.open()}>
          <Star size={16} />
          {say('reviews.title')}
        </Button>
      )}
      {writing.isOpen && (
        <WriteReviewDialog request={request} onWritten={onWritten} onClose={writing.close} />
      )}
      {reading.isOpen && <ReviewsDialog request={request} onClose={reading.close} />}
    </>
  )
}

/** Both reviews of a stay, as far as they are published. */
function ReviewsDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const say = useSay()
  const query = useQuery(queryOf(readBookingReviews, { params: { id: request.id } }), { isLive: true })

  return (
    <ModalDialog onClose={onClose} title={say('reviews.title')} closeLabel={say('ask.close')}>
      <Loaded query={query}>{(reviews) => <Both request={request} reviews={reviews} />}</Loaded>
    </ModalDialog>
  )
}

function Both({ request, reviews }: { request: Booking; reviews: BookingReviews }) {
  const say = useSay()
  const isTenant = request.role === 'TENANT'
  const { flatReview, tenantReview } = reviews
  const own = isTenant ? flatReview : tenantReview
  const others = isTenant ? tenantReview : flatReview
  const day = formatDay(reviews.closesOn)
  const name = request.otherParty.name || say('requests.formerMember')

  return (
    <div className={styles.form}>
      {own ? (
        <ReviewCard review={own} title={say('reviews.own')}>
          {own.status !== 'PUBLISHED' && (
            <p className={styles.note}>{say(`reviews.own.${own.status}`, { day })}</p>
          )}
        </ReviewCard>
      ) : (
        <p className={styles.note}>{say('reviews.ownMissing', { day })}</p>
      )}
      {others ? (
        <ReviewCard review={others} title={say('reviews.by', { name })}>
          <ReplyLink request={request} review={others} />
          <ReportButton target="REVIEW" id={others.id} quote={others.text} />
        </ReviewCard>
      ) : (
        <p className={styles.note}>
          {say(own?.status === 'PENDING' ? 'reviews.othersHidden' : 'reviews.othersMissing', { name, day })}
        </p>
      )}
    </div>
  )
}

/** A link to the flat's page, where a landlord replies publicly, once. */
function ReplyLink({ request: { role, flat }, review: { reply } }: { request: Booking; review: Review }) {
  const say = useSay()
  if (role === 'TENANT' || reply) return null

  return (
    <Link replace className={styles.link} to={flatPath(flat.id, { section: 'flat-reviews' })}>
      {say('reviews.replyThere')}
    </Link>
  )
}

interface WriteReviewDialogProps {
  request: Booking
  onWritten: (id: number) => void
  onClose: () => void
}

/** Writes a review without seeing the other party's. The draft is preserved, also when the dialog is closed. */
function WriteReviewDialog({ request, onWritten, onClose }: WriteReviewDialogProps) {
  const say = useSay()
  const review = useReviewDraft(request)
  const { kind, draft, categories, issueOf } = review
  const { dialog, errors, forgive } = useAction({
    done: say('done.review'),
    fields: [...categories, 'text'],
    send: async () => {
      await review.send()
      onWritten(request.id)
    },
    onClose,
  })
  const { closesOn, canWrite = false } = request.review ?? {}

  return (
    <ActionDialog
      title={say(`review.write.${kind}`, { name: request.otherParty.name })}
      action={say('review.send')}
      isPossible={canWrite}
      {...dialog}
      onAction={() => !review.showIssues() && dialog.onAction()}
    >
      <div className={styles.form}>
        <p>{say(`review.rules.${kind}`, { day: closesOn && formatDay(closesOn) })}</p>
        {categories.map((category) => (
          <RatingField
            key={category}
            label={say(`reviewCategory.${category}`)}
            name={`review-${category}`}
            value={draft.ratings[category]}
            onChange={(rating) => {
              review.rate(category, rating)
              forgive(category)
            }}
            starLabel={(rating) => say('review.star', { rating })}
            error={issueOf(category) ? say('review.ratingIssue') : errors[category]}
          />
        ))}
        <ReviewText review={review} refusal={errors['text']} onChange={() => forgive('text')} />
      </div>
    </ActionDialog>
  )
}

function ReviewText({
  review: { kind, draft, issueOf, write },
  refusal,
  onChange,
}: {
  review: ReturnType<typeof useReviewDraft>
  /** What the server says about the text. */
  refusal: string | undefined
  onChange: () => void
}) {
  const say = useSay()
  const { min, max } = REVIEW_LIMITS.text[kind]

  return (
    <TextArea
      label={say(`review.text.${kind}`)}
      hint={say('review.textHint', { min, max, count: draft.text.length })}
      error={issueOf('text') ? say('review.textIssue', { min, max }) : refusal}
      rows={5}
      value={draft.text}
      onChange={(event) => {
        write(event.target.value)
        onChange()
      }}
    />
  )
}

interface Draft {
  readonly ratings: Readonly<Record<string, number>>
  readonly text: string
}

/** The kind of review that the reader writes: tenants review the flat, landlords the tenant. */
function kindOf({ role }: Pick<Booking, 'role'>): ReviewKind {
  return role === 'TENANT' ? 'FLAT' : 'TENANT'
}

/** The draft of a review, its errors after an attempt to send, and its submission. */
function useReviewDraft(request: Booking) {
  const { id } = request
  const kind = kindOf(request)
  const shell = useShell()
  const { draft, change, forget } = useDraft(`review.${id}`, EMPTY_REVIEW)
  const [issues, setIssues] = useState<readonly Issue[]>([])

  return {
    kind,
    draft,
    categories: REVIEW_CATEGORIES[kind],
    issueOf: (field: string) => issues.find((issue) => issue.field === field),
    rate: (category: string, rating: number) => {
      change({ ...draft, ratings: { ...draft.ratings, [category]: rating } })
      setIssues(issues.filter(({ field }) => field !== category))
    },
    write: (text: string) => {
      change({ ...draft, text })
      setIssues(issues.filter(({ field }) => field !== 'text'))
    },
    /** Shows the errors, and returns whether there are any. */
    showIssues: (): boolean => {
      const found = checkReview(kind, draft)
      setIssues(found)
      return found.length > 0
    },
    send: async (): Promise<BookingReviews> => {
      // Validated before: every category has a rating.
      const input = { params: { id }, body: { ratings: draft.ratings as never, text: draft.text.trim() } }
      const reviews = await (kind === 'FLAT'
        ? shell.send(reviewFlat, input)
        : shell.send(reviewTenant, input))
      forget()
      return reviews
    },
  }
}

interface RatingFieldProps {
  label: ReactNode
  name: string
  /** 1 to 5; undefined without a choice. */
  value: number | undefined
  onChange: (value: number) => void
  /** The accessible name of a star: "4 of 5". */
  starLabel: (value: number) => string
  /** One sentence that says how to fix it. */
  error?: ReactNode
}

/** One to five stars. It is a radio group: arrow keys move the choice. */
function RatingField({ label, name, value = 0, onChange, starLabel, error }: RatingFieldProps) {
  const labelId = useId()
  const noteId = useId()

  return (
    <fieldset
      className={ratingFieldStyles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <legend className={ratingFieldStyles.label} id={labelId}>
        {label}
      </legend>
      <div className={ratingFieldStyles.stars}>
        {STARS.map((star) => (
          <label
            key={star}
            className={classes(ratingFieldStyles.star, star <= value && ratingFieldStyles.on)}
          >
            <input
              className={ratingFieldStyles.radio}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{starLabel(star)}</span>
            <Star size={26} />
          </label>
        ))}
      </div>
      {error && (
        <p className={ratingFieldStyles.error} id={noteId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
