import { Minus, Plus } from '../icons.ts'
import styles from './map.module.css'
import type { MapTexts } from './types.ts'

export function ZoomButtons({ texts, onZoom }: { texts: MapTexts; onZoom: (step: 1 | -1) => void }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1)}>
        <Plus size={18} />
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => onZoom(-1)}>
        <Minus size={18} />
      </button>
    </div>
  )
}
