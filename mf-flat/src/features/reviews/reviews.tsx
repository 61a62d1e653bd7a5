import { type FlatReviews, listFlatReviews, replyToReview, type Review } from '@domizil/api'
import { queryOf, useDraft, useQuery, useSay, useShell } from '@domizil/app-kit'
import { problemsOf } from '@domizil/app-kit/problems'
import { Avatar, Button, Rating, SectionHeading, Skeleton, TextArea, useShowsAll } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { helpPath } from '@domizil/links'
import { useIntl } from 'react-intl'
import { checkLength, initialsOf, REVIEW_CATEGORIES, REVIEW_LIMITS } from '@domizil/domain'
import { ReportButton } from '@domizil/flat-ui/report'
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './reviews.module.css'

const SHOWN_AT_FIRST = 4

interface ReviewsProps {
  flatId: number
  /** Whether the flat is the caller's, who can reply. */
  canReply: boolean
}

/** The reviews of a flat. */
export function Reviews({ flatId, canReply }: ReviewsProps) {
  const say = useSay()
  const reviews = useQuery(queryOf(listFlatReviews, { params: { id: flatId } }))

  return (
    <section aria-labelledby="flat-reviews">
      <SectionHeading
        level={2}
        id="flat-reviews"
        title={say('reviews.title')}
        hint={reviews.status === 'success' && <Average reviews={reviews.data} />}
      />
      {reviews.status === 'pending' && <Skeleton height="96px" />}
      {reviews.status === 'error' && (
        <div className={styles.failed} role="alert">
          <p>{reviews.error.message}</p>
          <Button size="small" onClick={() => void reviews.refetch()}>
            {say('page.retry')}
          </Button>
        </div>
      )}
      {reviews.status === 'success' && <Words reviews={reviews.data} canReply={canReply} />}
      <p className={styles.trust}>
        {say('reviews.trust')}{' '}
        <Link className={styles.link} to={helpPath()}>
          {say('reviews.how')}
        </Link>
      </p>
    </section>
  )
}

function Average({ reviews: { average, count } }: { reviews: FlatReviews }) {
  const say = useSay()
  if (average === null) return null

  return <Rating>{say('reviews.average', { average, count })}</Rating>
}

interface WordsProps {
  reviews: FlatReviews
  canReply: boolean
}

function Words({ reviews: { count, categories, items }, canReply }: WordsProps) {
  const say = useSay()
  const [showsAll, toggleAll] = useShowsAll()
  if (count === 0) return <p className={styles.none}>{say('reviews.none')}</p>

  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <CategoryRatings categories={categories} />
      <ul className={styles.list}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} canReply={canReply} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <noscript>
          <ul className={styles.list}>
            {items.slice(SHOWN_AT_FIRST).map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} canReply={false} />
              </li>
            ))}
          </ul>
        </noscript>
      )}
      {items.length > SHOWN_AT_FIRST && (
        <Button aria-expanded={showsAll} onClick={toggleAll}>
          {say(showsAll ? 'reviews.fewer' : 'reviews.showAll', { count })}
        </Button>
      )}
    </>
  )
}

/** The mean of each category, as a number and as a bar. */
function CategoryRatings({ categories }: Pick<FlatReviews, 'categories'>) {
  const say = useSay()
  const intl = useIntl()

  return (
    <dl className={styles.categories}>
      {REVIEW_CATEGORIES.FLAT.map((category) => {
        const mean = categories[category]
        if (mean == null) return null
        return (
          <div key={category}>
            <dt>{say(`reviewCategory.${category}`)}</dt>
            <dd>
              <meter
                className={styles.meter}
                min={0}
                max={REVIEW_LIMITS.rating.max}
                value={mean}
                aria-label={say(`reviewCategory.${category}`)}
              />
              {intl.formatNumber(mean, { minimumFractionDigits: 1 })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A tenant's review, and the landlord's reply. */
function ReviewCard({ review, canReply }: { review: Review; canReply: boolean }) {
  const intl = useIntl()
  const say = useSay()
  const author = review.author || say('reviews.formerTenant')

  return (
    <article className={styles.review} aria-label={say('reviews.by', { author })}>
      <header className={styles.head}>
        <Avatar initials={initialsOf(author)} />
        <div>
          <h3 className={styles.author}>{author}</h3>
          <p className={styles.when}>
            {intl.formatDate(review.createdAt, { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' })}
          </p>
        </div>
        <p className={styles.rating}>
          <Rating>{say('reviews.rating', { rating: review.rating })}</Rating>
        </p>
      </header>
      <p className={styles.text}>{review.text}</p>
      <ReviewReply review={review} author={author} canReply={canReply} />
      {!review.own && (
        <div>
          <ReportButton target="REVIEW" id={review.id} quote={review.text} label={author} />
        </div>
      )}
    </article>
  )
}

interface ReviewReplyProps {
  review: Review
  /** The displayed name of the author. */
  author: string
  /** Whether the flat is the caller's. */
  canReply: boolean
}

/** The landlord's reply, or the form to write it once. */
function ReviewReply({ review, author, canReply }: ReviewReplyProps) {
  const say = useSay()
  const reply = useReply(review)
  const [isWriting, setIsWriting] = useState(false)
  const writeButton = useRef<HTMLButtonElement>(null)
  const handleCancel = () => {
    flushSync(() => setIsWriting(false))
    writeButton.current?.focus()
  }
  if (reply.said)
    return (
      <blockquote className={styles.reply}>
        <b>{say('reviews.reply')}</b>
        <p>{reply.said}</p>
      </blockquote>
    )
  if (!canReply) return null
  if (isWriting) return <ReplyForm reply={reply} onCancel={handleCancel} />

  return <WriteButton ref={writeButton} author={author} onWrite={() => setIsWriting(true)} />
}

interface WriteButtonProps {
  ref: Ref<HTMLButtonElement>
  author: string
  onWrite: () => void
}

function WriteButton({ ref, author, onWrite }: WriteButtonProps) {
  const say = useSay()

  return (
    <Button
      ref={ref}
      className={styles.write}
      size="small"
      aria-label={say('reviews.writeReplyTo', { author })}
      onClick={onWrite}
    >
      {say('reviews.writeReply')}
    </Button>
  )
}

function ReplyForm({ reply, onCancel }: { reply: ReturnType<typeof useReply>; onCancel: () => void }) {
  const say = useSay()
  const { draft, problem, isSending, change, send } = reply
  const { max } = REVIEW_LIMITS.reply
  const text = useRef<HTMLTextAreaElement>(null)

  useEffect(() => text.current?.focus(), [])

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send().then((isSent) => !isSent && text.current?.focus())
  }

  return (
    <form className={styles.answer} noValidate onSubmit={handleSubmit}>
      <TextArea
        label={say('reviews.yourReply')}
        hint={say('reviews.replyHint', { max })}
        error={problem}
        ref={text}
        rows={3}
        value={draft}
        onChange={(event) => change(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button variant="primary" size="small" type="submit" busy={isSending}>
          {say('reviews.sendReply')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {say('reviews.cancelReply')}
        </Button>
      </div>
    </form>
  )
}

/** The draft of a landlord's only reply to a review, and its submission. The draft is stored until it is sent. */
function useReply({ id, reply }: Review) {
  const say = useSay()
  const shell = useShell()
  const [said, setSaid] = useState(reply)
  const { draft, change, forget } = useDraft(`reply.${id}`, '')
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  /** Resolves with whether the reply is published. */
  async function send(): Promise<boolean> {
    const [issue] = checkLength('text', draft.trim(), REVIEW_LIMITS.reply)
    setProblem(issue && say('problem.LENGTH_OUT_OF_RANGE', REVIEW_LIMITS.reply))
    if (issue || isSending) return false

    setIsSending(true)
    try {
      const review = await shell.send(replyToReview, { params: { id }, body: { text: draft.trim() } })
      setSaid(review.reply)
      forget()
      return true
    } catch (error) {
      const problems = problemsOf(error)
      setProblem(problems['text'] ?? problems[''])
      return false
    } finally {
      setIsSending(false)
    }
  }

  return {
    said,
    draft,
    problem,
    isSending,
    send,
    change: (text: string) => {
      change(text)
      setProblem(undefined)
    },
  }
}
