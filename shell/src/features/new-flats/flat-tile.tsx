import type { FlatCard } from '@domizil/api'
import { formatDay, textFor } from '@domizil/domain'
import { BedDouble, MapPin, Maximize2, Users } from '@domizil/ui/icons'
import { FactsRow, HeartButton, MediaCard, Picture, PriceTag } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { today } from '@domizil/app-kit/today'
import { useReadable } from '@domizil/app-kit/readable'
import { FlatRating } from './flat-rating.tsx'

export function FlatTile({ flat }: { flat: FlatCard }) {
  const intl = useIntl()
  const { language, shellApi } = useServices()
  const locale = useReadable(language.locale)
  const isFavourite = useReadable(shellApi.favourites).ids.has(flat.id)
  const title = textFor(locale, { en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })
  const path = flatPath(flat.id)

  return (
    <MediaCard
      media={
        <Picture
          variants={Object.values(flat.images[0]?.derivatives ?? {})}
          alt=""
          sizes="(max-width: 575px) 100vw, (max-width: 991px) 50vw, 280px"
          ratio="3 / 2"
        />
      }
      eyebrow={
        <>
          <MapPin size={13} aria-hidden="true" /> {[flat.district, flat.city].filter(Boolean).join(', ')}
        </>
      }
      rating={<FlatRating flat={flat} />}
      title={
        <Link
          to={path}
          onPointerEnter={() => shellApi.prefetch(path)}
          onFocus={() => shellApi.prefetch(path)}
        >
          {title}
        </Link>
      }
      facts={
        <FactsRow
          facts={[
            {
              id: 'size',
              icon: <Maximize2 size={14} />,
              text: <FormattedMessage id="flat.size" values={{ size: flat.size }} />,
            },
            {
              id: 'bedrooms',
              icon: <BedDouble size={15} />,
              text: <FormattedMessage id="flat.bedrooms" values={{ count: flat.bedrooms }} />,
            },
            {
              id: 'persons',
              icon: <Users size={14} />,
              text: flat.maxPerson,
              spoken: intl.formatMessage({ id: 'flat.persons' }, { count: flat.maxPerson }),
            },
          ]}
        />
      }
      price={
        <PriceTag
          amount={
            <FormattedNumber
              value={flat.pricePerMonth}
              style="currency"
              currency="EUR"
              maximumFractionDigits={0}
            />
          }
          unit={<FormattedMessage id="flat.perMonth" />}
        />
      }
      note={
        flat.availableFrom <= today() ? (
          <FormattedMessage id="flat.availableNow" />
        ) : (
          <FormattedMessage id="flat.availableFrom" values={{ day: formatDay(flat.availableFrom) }} />
        )
      }
      action={
        <HeartButton
          pressed={isFavourite}
          label={intl.formatMessage({ id: 'flat.favourite' }, { title })}
          onToggle={() => void shellApi.toggleFavourite(flat.id)}
        />
      }
    />
  )
}
