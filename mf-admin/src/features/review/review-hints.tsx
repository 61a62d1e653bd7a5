import type { FieldHint, FlatReview } from '@domizil/api'
import { useMoney, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import { CircleCheck, TriangleAlert } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './review.module.css'

interface ReviewHintsProps {
  review: FlatReview
  /** Shows a photo of the flat, by its place from 0. */
  onPhoto: (at: number) => void
}

/** What deserves a second look: doubles first, then what the rules say of the flat alone. */
export function ReviewHints({ review, onPhoto }: ReviewHintsProps) {
  const say = useSay()
  const { doubles, hints, medianPrice, flat } = review
  const isComplete = flat.missing.length === 0
  const isQuiet = doubles.length === 0 && hints.length === 0 && isComplete

  return (
    <section className={styles.card} aria-labelledby="review-hints">
      <h2 id="review-hints">{say('review.hints')}</h2>
      {isQuiet && (
        <p className={styles.quiet}>
          <CircleCheck size={18} />
          {say('review.noHints')}
        </p>
      )}
      <ul className={styles.hints}>
        {!isComplete && <HintLine>{say('reviewHint.MISSING', { count: flat.missing.length })}</HintLine>}
        {doubles.map(({ code, flats }) => (
          <HintLine key={code}>
            {say(`reviewHint.${code}`, { count: flats.length })}
            <ul>
              {flats.map(({ id, title, owner, status, photos }) => (
                <li key={id}>
                  <Link to={adminListPath('flats', { review: id })}>{title}</Link>
                  <span>
                    <span>{owner}</span> · <span>{say(`flatStatus.${status}`)}</span>
                  </span>
                  {photos.map(({ number, there }) => (
                    <Button
                      key={`${number} ${there}`}
                      variant="quiet"
                      size="small"
                      onClick={() => onPhoto(number - 1)}
                    >
                      {say('reviewHint.photo', { number, there })}
                    </Button>
                  ))}
                </li>
              ))}
            </ul>
          </HintLine>
        ))}
        {hints.map((hint) => (
          <HintLine key={`${hint.field} ${hint.code}`}>
            <FieldHintText hint={hint} medianPrice={medianPrice} />
          </HintLine>
        ))}
      </ul>
    </section>
  )
}

function HintLine({ children }: { children: ReactNode }) {
  return (
    <li>
      <TriangleAlert size={18} />
      <div>{children}</div>
    </li>
  )
}

function FieldHintText({ hint, medianPrice }: { hint: FieldHint; medianPrice: number | null }) {
  const intl = useIntl()
  const say = useSay()
  const money = useMoney()
  const { field, code, words } = hint
  const amount = (euro: number | null | undefined) =>
    code === 'UNUSUAL_PRICE' && euro != null ? money(euro) : euro
  const id = `flatField.${field}`
  const name = id in intl.messages ? say(id) : ''

  return say(`reviewHint.${code}`, {
    field: name,
    min: amount(hint.min),
    max: amount(hint.max),
    words,
    median: amount(medianPrice),
  })
}
