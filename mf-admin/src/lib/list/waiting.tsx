import { useSay } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import styles from './list.module.css'

const PLACES = Array.from({ length: 8 }, (_place, at) => at)

/** The placeholders of rows that are being loaded. */
export function Waiting() {
  const say = useSay()

  return (
    <div className={styles.waiting} role="status" aria-label={say('list.loading')}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="44px" />
      ))}
    </div>
  )
}
