import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { classes } from '../parts/classes.ts'
import { Heart } from '../icons.ts'
import { countOf, type GroupPin, type Pin } from './pins/pin.ts'
import styles from './pin.module.css'
import type { MapMarker, MapViewProps } from './types.ts'

/** Movements below this are tremor, not dragging. */
const TREMBLE_PX = 6

/** The props of a button on the map: dragging the map by it is not a click, although the browser fires one. */
function usePress(onPress: () => void) {
  const heldAt = useRef<{ x: number; y: number }>(undefined)

  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      heldAt.current = { x, y }
    },
    onClick: ({ clientX, clientY, detail }: MouseEvent) => {
      const { x, y } = heldAt.current ?? { x: clientX, y: clientY }
      const isByKey = detail === 0
      if (isByKey || Math.hypot(clientX - x, clientY - y) < TREMBLE_PX) onPress()
    },
  }
}

interface PinButtonProps {
  pin: Pin
  map: MapViewProps
  /** A group was clicked: zoom in. */
  onZoom: (pin: GroupPin) => void
}

/** A pin, the same for every provider: a real button. */
export function PinButton({ pin, map, onZoom }: PinButtonProps) {
  if (pin.kind === 'price') return <FlatPin marker={pin.marker} map={map} />
  const [only, ...others] = pin.markers
  if (pin.kind === 'dot' && only && others.length === 0) return <FlatPin isDot marker={only} map={map} />

  return <GroupButton pin={pin} map={map} onZoom={onZoom} />
}

function GroupButton({ pin, map, onZoom }: PinButtonProps & { pin: GroupPin }) {
  const press = usePress(() => onZoom(pin))
  const count = countOf(pin)
  const isMarked = pin.markers.some(({ id }) => id === map.hoveredId)
  const look =
    pin.kind === 'dot'
      ? [styles.several]
      : [styles.cluster, count > 9 && styles.many, count > 99 && styles.most]

  return (
    <button
      type="button"
      className={classes(...look, isMarked && styles.holding)}
      data-marked={isMarked || undefined}
      aria-label={map.texts.cluster(count)}
      {...press}
    >
      {count}
    </button>
  )
}

interface FlatPinProps {
  marker: MapMarker
  map: MapViewProps
  /** Shows the price on hover and focus only. */
  isDot?: boolean
}

/** A single flat. A dot that becomes a price stays the same button and keeps the focus. */
function FlatPin({ marker, map, isDot = false }: FlatPinProps) {
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
        {isFavourite && <Heart className={styles.heart} size={12} />}
        {label}
      </span>
    </button>
  )
}
