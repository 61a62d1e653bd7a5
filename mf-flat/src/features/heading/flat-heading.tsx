import type { PublicFlat } from '@domizil/api'
import { share, useFavourites, useLocale, useSay, useShell } from '@domizil/app-kit'
import { MapPin, Pencil, Share2 } from '@domizil/ui/icons'
import { Button, buttonClass, HeartButton, Rating } from '@domizil/ui/parts'
import { Breadcrumb } from '@domizil/app-kit/breadcrumb'
import { Link, useHref, useLocation } from '@domizil/app-kit/router'
import { flatEditPath, flatPath, readStay, searchPath } from '@domizil/links'
import { cityNameIn } from '@domizil/domain'
import { placeName } from '../../lib/place-name.ts'
import styles from './heading.module.css'
import { useNotifyCopied } from '../../lib/use-copy.ts'

interface FlatHeadingProps {
  flat: PublicFlat
  title: string
  /** The language of the title. */
  language: string
}

/** Title and place, with buttons to share the flat, mark it as a favourite, or edit an own one. */
export function FlatHeading({ flat, title, language }: FlatHeadingProps) {
  const say = useSay()
  const { id, location, own } = flat
  const handleShare = useShare({ id, title })

  return (
    <header className={styles.heading}>
      <PlaceBreadcrumb id={id} location={location} />
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title} lang={language}>
            {title}
          </h1>
          <p className={styles.place}>
            <MapPin size={16} />
            {`${location.postcode} ${placeName(location)}`}
            <span className={styles.dot} aria-hidden="true">
              ·
            </span>{' '}
            {say(`flatField.type.${flat.type}`)}
            <ReviewFigures flat={flat} />
          </p>
        </div>
        <div className={styles.actions}>
          {own && (
            <Link className={buttonClass()} to={flatEditPath(id)}>
              <Pencil size={16} />
              {say('heading.edit')}
            </Link>
          )}
          <Button icon={<Share2 size={16} />} onClick={() => void handleShare()}>
            {say('heading.share')}
          </Button>
          <Favourite id={id} title={title} />
        </div>
      </div>
    </header>
  )
}

/** A link to the reviews, if there are any. */
function ReviewFigures({ flat: { id, rating, reviewCount } }: { flat: PublicFlat }) {
  const say = useSay()
  if (rating === null) return null

  return (
    <Link className={styles.rating} to={flatPath(id, { section: 'flat-reviews' })}>
      <Rating>{say('reviews.average', { average: rating, count: reviewCount })}</Rating>
    </Link>
  )
}

function Favourite({ id, title }: { id: number; title: string }) {
  const say = useSay()
  const shell = useShell()

  return (
    <HeartButton
      look="plain"
      pressed={useFavourites().ids.has(id)}
      label={say('heading.favourite', { title })}
      onToggle={() => void shell.toggleFavourite(id)}
    />
  )
}

/** Links to the search: everywhere, in this city, in this district. */
function PlaceBreadcrumb({ id, location }: { id: number; location: PublicFlat['location'] }) {
  const say = useSay()
  const { district } = location
  const city = cityNameIn(useLocale(), location.city)
  const stay = readStay(useLocation().search)
  const above = [
    { to: searchPath(stay), name: say('heading.search') },
    { to: searchPath({ ...stay, term: city }), name: city },
  ]
  if (district !== null && district !== location.city) {
    above.push({ to: searchPath({ ...stay, term: district }), name: district })
  }

  return (
    <Breadcrumb
      label={say('heading.breadcrumb')}
      above={above}
      current={say('heading.number', { id: String(id) })}
    />
  )
}

/** Shares the flat's address by the device's share sheet, or copies it where there is none. */
function useShare({ id, title }: { id: number; title: string }): () => Promise<void> {
  const notifyCopied = useNotifyCopied()
  const path = useHref(flatPath(id, { stay: readStay(useLocation().search) }))

  return async () => {
    const url = new URL(path, window.location.origin).href
    const outcome = await share({ title, url })

    if (outcome !== 'shared') notifyCopied(outcome === 'copied', url)
  }
}
