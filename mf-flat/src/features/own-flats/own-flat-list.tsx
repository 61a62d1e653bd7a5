import type { OwnFlat } from '@domizil/api'
import { LoadFailed } from '@domizil/app-kit'
import { DemandHint, NoOwnFlats } from '@domizil/flat-ui/own-flats'
import { MediaCardSkeleton } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { Plus } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { BrowseTools } from './browse/browse-tools.tsx'
import { BulkBar } from './browse/bulk-bar.tsx'
import { FlatTable } from './browse/flat-table.tsx'
import { Pages } from './browse/pages.tsx'
import { useBrowsing } from './browse/use-browsing.ts'
import { useFlatPicks } from './browse/use-picks.ts'
import { useIsBlocked } from './blocked-notice.tsx'
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

  return <Flats flats={flats.data} />
}

/** The number of flats from which they are searched, sorted and turned over. */
const MANY = 7

function Flats({ flats }: { flats: readonly OwnFlat[] }) {
  const unread = flats.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
  const open = flats.reduce((sum, { openRequestCount }) => sum + openRequestCount, 0)
  const browsing = useBrowsing(flats)
  const picks = useFlatPicks()
  const { q, status } = browsing.view
  // A filter in the address is shown with few flats too: it would hide some of them unseen.
  const isMany = flats.length >= MANY || q !== '' || status !== 'ALL'
  const shown = isMany ? browsing.shown : browsing.found

  // Many flats come first: what others look for would take a phone's screen from them.
  const demand = <DemandHint places={flats.flatMap(({ address }) => [address?.district, address?.city])} />

  return (
    <>
      <p className={styles.summary} role="status">
        <FormattedMessage id="ownFlats.summary" values={{ count: flats.length, open, unread }} />
      </p>
      {!isMany && demand}
      {isMany && (
        <>
          <BrowseTools {...browsing} />
          <BulkBar flats={flats} picks={picks} />
        </>
      )}
      {browsing.found.length === 0 && (
        <p role="status">
          <FormattedMessage id="browse.none" />
        </p>
      )}
      {isMany && browsing.isTable ? (
        shown.length > 0 && <FlatTable flats={shown} picks={picks} />
      ) : (
        <ul className={styles.grid}>
          {shown.map(({ flat }) => (
            <li key={flat.id}>
              <OwnFlatCard flat={flat} {...(isMany && { picks })} />
            </li>
          ))}
          <NewFlatTile />
        </ul>
      )}
      {isMany && <Pages {...browsing} />}
      {isMany && demand}
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

/** The way to a further flat, beside one's own; nothing for a blocked landlord. */
function NewFlatTile() {
  if (useIsBlocked()) return null
  return (
    <li>
      <Link className={styles.newFlat} to={wizardPath()}>
        <span className={styles.plus} aria-hidden="true">
          <Plus size={22} />
        </span>
        <b>
          <FormattedMessage id="choose.newFlat" />
        </b>
        <span>
          <FormattedMessage id="ownFlats.newHint" />
        </span>
      </Link>
    </li>
  )
}
