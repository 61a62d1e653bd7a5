import { classes } from '../parts/classes.ts'
import { FlatPin } from './flat-pin.tsx'
import { countOf, type GroupPin, type Pin } from './pins/pin.ts'
import styles from './pin.module.css'
import type { MapViewProps } from './types.ts'
import { usePress } from './use-press.ts'

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
