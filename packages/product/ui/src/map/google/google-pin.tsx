import { OverlayView, OverlayViewF } from '@react-google-maps/api'
import { useMemo } from 'react'
import { PinButton } from '../pin-button.tsx'
import type { GroupPin, Pin } from '../pins/pin.ts'
import type { MapViewProps } from '../types.ts'

interface GooglePinProps {
  pin: Pin
  map: MapViewProps
  onZoom: (pin: GroupPin) => void
}

/** Positions a pin. The position object is memoized: a new one would remount the pin and lose the focus. */
export function GooglePin({ pin, map, onZoom }: GooglePinProps) {
  const { lat, lng, shift } = pin
  const position = useMemo(() => ({ lat, lng }), [lat, lng])

  return (
    <OverlayViewF
      position={position}
      mapPaneName={OverlayView.OVERLAY_MOUSE_TARGET}
      getPixelPositionOffset={(width, height) => ({ x: shift.x - width / 2, y: shift.y - height / 2 })}
    >
      <PinButton pin={pin} map={map} onZoom={onZoom} />
    </OverlayViewF>
  )
}
