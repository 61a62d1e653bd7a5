import { useSay } from '@domizil/app-kit'
import type { FlatCard } from '@domizil/api'
import { PhotoTile } from '../../lib/photo-tile.tsx'
import { useStay } from '../../lib/use-stay.ts'
import { CompareBar } from './compare/compare-bar.tsx'
import { CompareChoice } from './compare/compare-choice.tsx'
import { useComparison } from './compare/use-comparison.ts'
import styles from './favourites.module.css'

const SIZES = '(max-width: 699px) calc(100vw - 32px), (max-width: 991px) 50vw, 380px'

interface FlatGridProps {
  flats: readonly FlatCard[]
  /** Left out, a heart is given or taken away. */
  onToggleFavourite?: (flat: FlatCard) => void
}

/** Flats as cards that can be selected for comparison. */
export function FlatGrid({ flats, onToggleFavourite }: FlatGridProps) {
  const say = useSay()
  const comparison = useComparison(flats)
  const stay = useStay()

  return (
    <>
      <p className={styles.count} role="status">
        {say('favourites.count', { count: flats.length })}
      </p>
      <ul className={styles.grid}>
        {flats.map((flat, at) => (
          <li key={flat.id}>
            <PhotoTile
              flat={flat}
              stay={stay}
              sizes={SIZES}
              priority={at === 0}
              onToggleFavourite={onToggleFavourite}
            />
            {flat.available && <CompareChoice flat={flat} comparison={comparison} />}
          </li>
        ))}
      </ul>
      <CompareBar comparison={comparison} />
    </>
  )
}
