import { useSay } from '@domizil/app-kit/say'
import type { FlatCard } from '@domizil/api'
import { Link } from '@domizil/app-kit/router'
import { sizesOf } from '@domizil/domain'
import { FlatTile } from '@domizil/flat-ui/tile'
import { searchPath } from '@domizil/links'
import { ArrowRight } from '@domizil/ui/icons'
import { buttonClass, MediaCardSkeleton, Picture, SectionHeading } from '@domizil/ui/parts'
import { useServices } from '../../lib/services.ts'
import styles from './new-flats.module.css'

const SHOWN = 4

interface NewFlatsProps {
  /** Undefined while loading. */
  flats: readonly FlatCard[] | undefined
}

/** The newest flats. Renders nothing if they cannot be loaded. */
export function NewFlats({ flats }: NewFlatsProps) {
  const say = useSay()
  const { shellApi } = useServices()
  if (flats?.length === 0) return null

  return (
    <section className={styles.section} aria-busy={flats === undefined}>
      <SectionHeading
        title={say('newFlats.title')}
        hint={say('newFlats.hint')}
        action={
          <Link
            to={searchPath({ sort: 'NEWEST' })}
            className={`${buttonClass()} ${styles.all}`}
            onPointerEnter={() => shellApi.prefetch(searchPath())}
          >
            {say('newFlats.all')}
            <ArrowRight size={16} />
          </Link>
        }
      />
      <div className={styles.strip}>
        {flats?.slice(0, SHOWN).map((flat) => <NewFlatTile key={flat.id} flat={flat} />) ??
          [1, 2, 3, 4].map((place) => <MediaCardSkeleton key={place} />)}
      </div>
    </section>
  )
}

/** A new flat with its first picture. */
function NewFlatTile({ flat }: { flat: FlatCard }) {
  return (
    <FlatTile
      flat={flat}
      media={
        <Picture
          variants={sizesOf(flat.images[0]?.derivatives.xxlarge)}
          alt=""
          sizes="(max-width: 575px) calc(100vw - 32px), (max-width: 991px) 50vw, 280px"
          ratio="3 / 2"
        />
      }
    />
  )
}
