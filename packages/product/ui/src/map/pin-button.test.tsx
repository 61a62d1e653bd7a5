// proves 16.55
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo } from 'react'
import { PinButton } from './pin-button.tsx'
import type { MapMarker, MapViewProps } from './types.ts'
import { usePins } from './pins/use-pins.ts'

const GERMANY = { north: 56, east: 16, south: 46, west: 5 }
const mitte: MapMarker = { id: '1', lng: 13.4, lat: 52.52, label: '€1,150', ariaLabel: '€1,150, Mitte' }
const beside: MapMarker = { ...mitte, id: '2', lng: 13.401, label: '€900', ariaLabel: '€900, Mitte' }
const north: MapMarker = {
  ...mitte,
  id: '3',
  lat: 52.521,
  label: '€700',
  ariaLabel: '€700, Pankow',
}
const hamburg: MapMarker = {
  ...mitte,
  id: '4',
  lng: 9.99,
  lat: 53.55,
  label: '€800',
  ariaLabel: '€800, Altona',
}

function Pins({
  markers,
  zoom,
  ...map
}: { zoom: number } & Partial<MapViewProps> & { markers: MapMarker[] }) {
  const pins = usePins(
    markers,
    useMemo(() => ({ bounds: GERMANY, zoom }), [zoom]),
    map.activeId,
  )
  const props: MapViewProps = {
    settings: { googleKey: null, tileUrl: null, tileAttribution: null },
    texts: {
      label: 'Map',
      language: 'en',
      placeName: String,
      zoomIn: 'In',
      zoomOut: 'Out',
      cluster: (count) => `${count} flats, zoom in`,
      simplified: 'Simplified',
    },
    camera: { bounds: GERMANY },
    markers,
    ...map,
  }
  return pins.map((pin) => <PinButton key={pin.key} pin={pin} map={props} onZoom={() => undefined} />)
}

test('a pin is a button whose label adds the place to the price', async () => {
  const pressed: string[] = []
  render(<Pins zoom={12} markers={[mitte]} onMarkerClick={(id) => pressed.push(id)} />)

  await userEvent.click(screen.getByRole('button', { name: '€1,150, Mitte', pressed: false }))

  expect(pressed).toEqual(['1'])
})

test('the pin of a favourite has a heart', () => {
  render(<Pins zoom={12} markers={[{ ...mitte, isFavourite: true }, hamburg]} />)

  const [favourite, other] = screen.getAllByRole('button')

  expect(favourite?.querySelector('svg')).toBeTruthy()
  expect(other?.querySelector('svg')).toBeNull()
})

test('the pin of a visited flat looks different', () => {
  render(<Pins zoom={12} markers={[mitte, hamburg]} visitedIds={new Set(['1'])} />)

  const [visited, other] = screen.getAllByRole('button')

  expect(visited?.className).not.toBe(other?.className)
})

test('the pin of the chosen flat is pressed', () => {
  render(<Pins zoom={12} markers={[mitte]} activeId="1" />)

  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test('focusing a pin highlights its flat like hovering', async () => {
  const hovered: (string | undefined)[] = []
  render(<Pins zoom={12} markers={[mitte]} onMarkerHover={(id) => hovered.push(id)} />)

  await userEvent.tab()
  await userEvent.tab()

  expect(hovered).toEqual(['1', undefined])
})

test('a flat without room for its price is shown as a dot with the same label', () => {
  render(<Pins zoom={9} markers={[mitte, north]} />)

  expect(screen.getByRole('button', { name: '€700, Pankow' }).className).not.toBe(
    screen.getByRole('button', { name: '€1,150, Mitte' }).className,
  )
})

test('a dot that becomes a price keeps its button element', () => {
  const { rerender } = render(<Pins zoom={9} markers={[mitte, north]} />)
  const dot = screen.getByRole('button', { name: '€700, Pankow' })

  rerender(<Pins zoom={13} markers={[mitte, north]} />)

  expect(screen.getByRole('button', { name: '€700, Pankow' })).toBe(dot)
})

test('dots too close to be pressed one by one become one button with their number', () => {
  render(<Pins zoom={6} markers={[mitte, beside, north, hamburg]} />)

  expect(screen.getByRole('button', { name: '2 flats, zoom in' }).textContent).toBe('2')
  expect(screen.getByRole('button', { name: '€800, Altona' })).toBeTruthy()
})

test('when zoomed in, every flat of a house shows its own price', () => {
  const house = Array.from({ length: 12 }, (_, at) => ({ ...mitte, id: String(at) }))

  render(<Pins zoom={16} markers={house} />)

  expect(screen.getAllByText('€1,150')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /zoom in/ })).toBeNull()
})

test('a cluster of the server is counted with all its flats', () => {
  render(<Pins zoom={6} markers={[{ ...mitte, count: 40 }, beside]} />)

  expect(screen.getByRole('button', { name: '41 flats, zoom in' })).toBeTruthy()
})

test('the cluster of the flat hovered in the list is highlighted', () => {
  const { rerender } = render(<Pins zoom={6} markers={[mitte, beside, north]} />)
  const plain = screen.getByRole('button', { name: '2 flats, zoom in' }).className

  rerender(<Pins zoom={6} markers={[mitte, beside, north]} hoveredId="3" />)

  expect(screen.getByRole('button', { name: '2 flats, zoom in' }).className).not.toBe(plain)
})

test('dragging the map by a pin does not press it', async () => {
  const pressed: string[] = []
  const user = userEvent.setup()
  render(<Pins zoom={12} markers={[mitte]} onMarkerClick={(id) => pressed.push(id)} />)
  const pin = screen.getByRole('button')

  await user.pointer([
    { keys: '[MouseLeft>]', target: pin, coords: { clientX: 10, clientY: 10 } },
    { target: pin, coords: { clientX: 90, clientY: 40 } },
    { keys: '[/MouseLeft]', target: pin, coords: { clientX: 90, clientY: 40 } },
  ])
  expect(pressed).toEqual([])
  await user.keyboard('{Enter}')

  expect(pressed).toEqual(['1'])
})
