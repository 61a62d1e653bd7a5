import type { FlatCard } from '@domizil/api'
import { useFavourites, useMoney, useSay, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { type Locale, placeLineOf, shownResponseTime } from '@domizil/domain'
import { flatPath, type StayQuery } from '@domizil/links'
import { Clock, MapPin } from '@domizil/ui/icons'
import { HeartButton, MediaCard, PriceTag, Rating } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { availabilityText } from './available-from.ts'
import { FlatFacts } from './flat-facts.tsx'
import styles from './landlord-answers.module.css'
import { StayTotal } from './stay-total.tsx'
import { useFlatTitle } from './use-flat-title.ts'

/** The flat of a tile, and the content that differs between lists. */
export interface FlatTileProps {
  flat: FlatCard
  /** The stay that people look for: its links lead to it, and its total is shown. */
  stay?: StayQuery | undefined
  /** One picture, or several. */
  media: ReactNode
  badge?: ReactNode
  /** Below the facts: what a list knows besides. */
  detail?: ReactNode
  headingLevel?: 2 | 3
  /** Marks the flat that the map points at. */
  active?: boolean | undefined
  onHover?: ((isOver: boolean) => void) | undefined
  /** Left out, the heart is given or taken away. */
  onToggleFavourite?: ((flat: FlatCard) => void) | undefined
}

/** A flat in a list: pictures, place, title, facts, price, and the heart. */
export function FlatTile({ flat, stay = {}, detail, onToggleFavourite, ...card }: FlatTileProps) {
  const say = useSay()
  const intl = useIntl()
  const shell = useShell()
  const money = useMoney()
  const today = useToday()
  const isFavourite = useFavourites().ids.has(flat.id)
  const { title, language } = useFlatTitle()(flat)
  const prefetch = () => shell.prefetch(flatPath(flat.id))
  const toggle = onToggleFavourite ?? (({ id }: FlatCard) => void shell.toggleFavourite(id))

  return (
    <MediaCard
      {...card}
      action={
        <HeartButton
          pressed={isFavourite}
          label={say('flat.favourite', { title })}
          onToggle={() => toggle(flat)}
        />
      }
      eyebrow={
        <>
          <MapPin size={13} />
          {placeLineOf(intl.locale as Locale, flat)}
        </>
      }
      rating={<FlatRating flat={flat} />}
      title={
        <Link to={flatPath(flat.id, { stay })} lang={language} onPointerEnter={prefetch} onFocus={prefetch}>
          {title}
        </Link>
      }
      facts={
        <>
          <FlatFacts flat={flat} />
          <LandlordAnswers landlord={flat.landlord} />
          {detail}
        </>
      }
      price={<PriceTag amount={money(flat.pricePerMonth)} unit={say('flat.perMonth')} />}
      note={flat.available && availabilityText(flat, { wanted: stay, today }, intl)}
      total={flat.available && <StayTotal flat={flat} wanted={stay} />}
    />
  )
}

/** The average rating of a flat and the number of reviews; nothing without reviews. */
function FlatRating({ flat: { rating, reviewCount } }: { flat: FlatCard }) {
  const intl = useIntl()
  const say = useSay()
  if (rating === null) return null

  return (
    <Rating>
      <span aria-hidden="true">
        {`${intl.formatNumber(rating, { minimumFractionDigits: 1 })} (${reviewCount})`}
      </span>
      <span className="visually-hidden">{say('flat.rating', { rating, count: reviewCount })}</span>
    </Rating>
  )
}

/** How fast the landlord of a flat answers; nothing until that is known. */
function LandlordAnswers({ landlord: { responseHours } }: Pick<FlatCard, 'landlord'>) {
  const say = useSay()
  if (responseHours === null) return null

  return (
    <p className={styles.answers}>
      <Clock size={13} />
      {say('flat.answers', shownResponseTime(responseHours))}
    </p>
  )
}
