import { Heart } from 'lucide-react'
import { classes } from '../parts/classes.ts'
import styles from './pin.module.css'
import type { MapViewProps } from './types.ts'
import type { Pin } from './use-clusters.ts'
import { usePress } from './use-press.ts'

interface PinButtonProps {
  pin: Pin
  map: MapViewProps
  /** A cluster was clicked: zoom in. */
  onZoom: (pin: Pin & { kind: 'cluster' }) => void
}

/** A pin, the same for every provider: a real button. */
export function PinButton({ pin, map, onZoom }: PinButtonProps) {
  const press = usePress(() => (pin.kind === 'cluster' ? onZoom(pin) : map.onMarkerClick?.(pin.marker.id)))

  if (pin.kind === 'cluster') {
    const isMarked = map.hoveredId !== undefined && pin.holds(map.hoveredId)

    return (
      <button
        type="button"
        className={classes(
          styles.cluster,
          pin.count > 9 && styles.many,
          pin.count > 99 && styles.most,
          isMarked && styles.holding,
        )}
        data-marked={isMarked || undefined}
        aria-label={map.texts.cluster(pin.count)}
        {...press}
      >
        {pin.count}
      </button>
    )
  }

  const { id, label, ariaLabel, isFavourite } = pin.marker
  const isActive = id === map.activeId
  const isMarked = id === map.hoveredId

  return (
    <button
      type="button"
      className={classes(
        styles.pin,
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
      {isFavourite && <Heart className={styles.heart} size={12} aria-hidden="true" />}
      {label}
    </button>
  )
}
