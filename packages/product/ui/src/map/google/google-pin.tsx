import { OverlayView, OverlayViewF } from '@react-google-maps/api'
import { useMemo } from 'react'
import { PinButton } from '../pin-button.tsx'
import type { MapViewProps } from '../types.ts'
import type { Pin } from '../use-clusters.ts'

interface GooglePinProps {
  pin: Pin
  map: MapViewProps
  onZoom: (pin: Pin & { kind: 'cluster' }) => void
}

/** Positions a pin. The position object is memoized: a new one would remount the pin and lose the focus. */
export function GooglePin({ pin, map, onZoom }: GooglePinProps) {
  const { lat, lng } = pin
  const position = useMemo(() => ({ lat, lng }), [lat, lng])

  return (
    <OverlayViewF
      position={position}
      mapPaneName={OverlayView.OVERLAY_MOUSE_TARGET}
      getPixelPositionOffset={centred}
    >
      <PinButton pin={pin} map={map} onZoom={onZoom} />
    </OverlayViewF>
  )
}

function centred(width: number, height: number) {
  return { x: -width / 2, y: -height / 2 }
}
