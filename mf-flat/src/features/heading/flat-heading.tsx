import type { PublicFlat } from '@domizil/api'
import { useFavourites, useShell } from '@domizil/app-kit'
import { MapPin, Pencil, Share2 } from '@domizil/ui/icons'
import { Button, buttonClass, HeartButton, Rating } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatEditPath, flatPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { placeName } from '../../lib/place-name.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './heading.module.css'
import { useShare } from './use-share.ts'

interface FlatHeadingProps {
  flat: PublicFlat
  title: string
  /** The language of the title. */
  language: string
}

/** Title and place, with buttons to share the flat, mark it as a favourite, or edit an own one. */
export function FlatHeading({ flat, title, language }: FlatHeadingProps) {
  const intl = useIntl()
  const { id, location, own } = flat
  const share = useShare({ id, title })

  return (
    <header className={styles.heading}>
      <Breadcrumb id={id} location={location} />
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title} lang={language}>
            {title}
          </h1>
          <p className={styles.place}>
            <MapPin size={16} aria-hidden="true" />
            {`${location.postcode} ${placeName(location)}`}
            <span className={styles.dot} aria-hidden="true">
              ·
            </span>{' '}
            {intl.formatMessage({ id: `flatField.type.${flat.type}` })}
            <ReviewFigures flat={flat} />
          </p>
        </div>
        <div className={styles.actions}>
          {own && (
            <Link className={buttonClass()} to={flatEditPath(id)}>
              <Pencil size={16} aria-hidden="true" />
              <FormattedMessage id="heading.edit" />
            </Link>
          )}
          <Button icon={<Share2 size={16} aria-hidden="true" />} onClick={() => void share()}>
            <FormattedMessage id="heading.share" />
          </Button>
          <Favourite id={id} title={title} />
        </div>
      </div>
    </header>
  )
}

/** A link to the reviews, if there are any. */
function ReviewFigures({ flat: { id, rating, reviewCount } }: { flat: PublicFlat }) {
  if (rating === null) return null

  return (
    <Link className={styles.rating} to={flatPath(id, { section: 'flat-reviews' })}>
      <Rating>
        <FormattedMessage id="reviews.average" values={{ average: rating, count: reviewCount }} />
      </Rating>
    </Link>
  )
}

function Favourite({ id, title }: { id: number; title: string }) {
  const intl = useIntl()
  const shell = useShell()

  return (
    <HeartButton
      look="plain"
      pressed={useFavourites().ids.has(id)}
      label={intl.formatMessage({ id: 'heading.favourite' }, { title })}
      onToggle={() => void shell.toggleFavourite(id)}
    />
  )
}
