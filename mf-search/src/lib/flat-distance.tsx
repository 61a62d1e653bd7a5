import type { FlatCard } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import { FormattedNumber } from 'react-intl'
import styles from './flat-distance.module.css'

interface FlatDistanceProps {
  flat: Pick<FlatCard, 'distanceMetres'>
  query: Pick<SearchQuery, 'near' | 'nearName'>
}

/** How far a flat is from the visitor's place, where there is one. */
export function FlatDistance({ flat: { distanceMetres }, query }: FlatDistanceProps) {
  const say = useSay()
  const place = useNearName(query)
  if (distanceMetres === undefined || place === undefined) return null

  return (
    <p className={styles.distance}>
      {say('near.from', {
        place,
        km: <FormattedNumber value={distanceMetres / 1000} maximumFractionDigits={1} />,
      })}
    </p>
  )
}

/** What the visitor's place is called; a point of the map has no name. Undefined without a place. */
function useNearName({ near, nearName }: Pick<SearchQuery, 'near' | 'nearName'>): string | undefined {
  const say = useSay()
  return near && (nearName ?? say('near.mapPoint'))
}
