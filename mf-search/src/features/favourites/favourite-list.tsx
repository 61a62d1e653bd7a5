import type { FlatCard } from '@domizil/contract'
import { useRemoteText, useShell } from '@domizil/remote-kit'
import { CloudOff, Heart } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, MediaCardSkeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { FlatTile } from '../../lib/flat-tile.tsx'
import styles from './favourites.module.css'
import { useFavouriteFlats } from './use-favourite-flats.ts'

const SIZES = '(max-width: 699px) 100vw, (max-width: 991px) 50vw, 380px'

/** The favourite flats as cards. Taking one away can be undone. */
export function FavouriteList() {
  const { outcome, retry } = useFavouriteFlats()
  if (outcome.status === 'loading') return <Skeletons />
  if (outcome.status === 'failed') return <Failed message={outcome.message} onRetry={retry} />
  if (outcome.flats.length === 0) return <NoFavourites />

  return <Cards flats={outcome.flats} />
}

function Cards({ flats }: { flats: readonly FlatCard[] }) {
  const remove = useRemove()

  return (
    <>
      <p className={styles.count} role="status">
        <FormattedMessage id="favourites.count" values={{ count: flats.length }} />
      </p>
      <ul className={styles.grid}>
        {flats.map((flat, at) => (
          <li key={flat.id}>
            <FlatTile flat={flat} sizes={SIZES} priority={at < 2} onToggleFavourite={remove} />
          </li>
        ))}
      </ul>
    </>
  )
}

function useRemove() {
  const intl = useIntl()
  const shell = useShell()
  const textOf = useRemoteText()

  return (flat: FlatCard) => void remove(flat)

  async function remove({ id, title_en: en, title_local: local, languageTag }: FlatCard) {
    await shell.toggleFavourite(id)
    shell.notify({
      kind: 'success',
      message: intl.formatMessage(
        { id: 'favourites.removed' },
        { title: textOf({ en, local, languageTag }) },
      ),
      action: {
        label: intl.formatMessage({ id: 'favourites.undo' }),
        run: () => void shell.toggleFavourite(id),
      },
    })
  }
}

function NoFavourites() {
  return (
    <EmptyState
      icon={<Heart size={28} />}
      title={<FormattedMessage id="favourites.none" />}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/search">
          <FormattedMessage id="favourites.find" />
        </Link>
      }
    >
      <FormattedMessage id="favourites.noneHint" />
    </EmptyState>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="favourites.failed" />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}

function Skeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <MediaCardSkeleton key={place} />
      ))}
    </div>
  )
}
