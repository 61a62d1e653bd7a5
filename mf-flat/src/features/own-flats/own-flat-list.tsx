import type { OwnFlat } from '@domizil/api'
import { LoadFailed } from '@domizil/app-kit'
import { DemandHint, NoOwnFlats } from '@domizil/flat-ui/own-flats'
import { MediaCardSkeleton } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { NewFlatTile } from './new-flat-tile.tsx'
import { OwnFlatCard } from './own-flat-card.tsx'
import { useOwnFlats } from './own-flats.ts'
import styles from './own-flat-list.module.css'

/** The caller's flats as cards, and a card that adds another one. */
export function OwnFlatList() {
  const flats = useOwnFlats()
  if (flats.status === 'pending') return <OwnFlatPlaces />
  if (!flats.data) {
    return (
      <LoadFailed
        query={flats}
        title={<FormattedMessage id="choose.failed" />}
        retry={<FormattedMessage id="page.retry" />}
      />
    )
  }
  if (flats.data.length === 0) {
    return (
      <NoOwnFlats>
        <FormattedMessage id="ownFlats.noneHint" />
      </NoOwnFlats>
    )
  }

  return <Cards flats={flats.data} />
}

function Cards({ flats }: { flats: readonly OwnFlat[] }) {
  const unread = flats.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
  const open = flats.reduce((sum, { openRequestCount }) => sum + openRequestCount, 0)

  return (
    <>
      <p className={styles.summary} role="status">
        <FormattedMessage id="ownFlats.summary" values={{ count: flats.length, open, unread }} />
      </p>
      <DemandHint places={flats.flatMap(({ address }) => [address?.district, address?.city])} />
      <ul className={styles.grid}>
        {flats.map((flat) => (
          <li key={flat.id}>
            <OwnFlatCard flat={flat} />
          </li>
        ))}
        <li>
          <NewFlatTile />
        </li>
      </ul>
    </>
  )
}

/** The placeholders of the cards. */
export function OwnFlatPlaces() {
  return (
    <div className={styles.grid} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <MediaCardSkeleton key={place} />
      ))}
    </div>
  )
}
