import { Heart } from '../icons.ts'
import { classes } from '../parts/classes.ts'
import styles from './pin.module.css'
import type { MapMarker, MapViewProps } from './types.ts'
import { usePress } from './use-press.ts'

interface FlatPinProps {
  marker: MapMarker
  map: MapViewProps
  /** Shows the price on hover and focus only. */
  isDot?: boolean
}

/** A single flat. A dot that becomes a price stays the same button and keeps the focus. */
export function FlatPin({ marker, map, isDot = false }: FlatPinProps) {
  const { id, label, ariaLabel, isFavourite } = marker
  const press = usePress(() => map.onMarkerClick?.(id))
  const isActive = id === map.activeId
  const isMarked = id === map.hoveredId

  return (
    <button
      type="button"
      className={classes(
        styles.pin,
        isDot && styles.dot,
        map.visitedIds?.has(id) && styles.visited,
        isMarked && styles.hovered,
        isActive && styles.active,
      )}
      aria-label={ariaLabel}
      data-marked={isMarked || undefined}
      aria-pressed={isActive}
      {...press}
      onPointerEnter={() => map.onMarkerHover?.(id)}
      onPointerLeave={() => map.onMarkerHover?.(undefined)}
      onFocus={() => map.onMarkerHover?.(id)}
      onBlur={() => map.onMarkerHover?.(undefined)}
    >
      <span className={styles.price}>
        {isFavourite && <Heart className={styles.heart} size={12} aria-hidden="true" />}
        {label}
      </span>
    </button>
  )
}
