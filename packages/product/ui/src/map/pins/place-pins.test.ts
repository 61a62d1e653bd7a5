// proves 16.55
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { MapMarker } from '../types.ts'
import { countOf, type Pin, type PricePin } from './pin.ts'
import { boxAround, pillSize, placePins } from './use-pins.ts'
import { toWorldPixels } from './world-pixels.ts'

const BERLIN = { lng: 13.4, lat: 52.52 }

/** Flats in and around a city, many of them close together; some are favourites, some are the server's clusters. */
const markers = fc
  .array(
    fc.record({
      // Whole numbers: random doubles are mostly extremes.
      east: fc.integer({ min: -2_000, max: 2_000 }).map((steps) => steps / 10_000),
      north: fc.integer({ min: -1_000, max: 1_000 }).map((steps) => steps / 10_000),
      spread: fc.constantFrom(1, 0.1, 0.001, 0),
      price: fc.integer({ min: 100, max: 20_000 }),
      isFavourite: fc.boolean(),
      count: fc.constantFrom(1, 1, 1, 1, 1, 5, 40, 300),
    }),
    { minLength: 1, maxLength: 120, size: 'max' },
  )
  .map((flats) =>
    flats.map(
      ({ east, north, spread, price, isFavourite, count }, at): MapMarker => ({
        id: String(at),
        lng: BERLIN.lng + east * spread,
        lat: BERLIN.lat + north * spread,
        label: `€${price.toLocaleString('en')}`,
        ariaLabel: '',
        isFavourite,
        count,
      }),
    ),
  )
const zoom = fc.integer({ min: 500, max: 1_700 }).map((steps) => steps / 100)

const pricesOf = (pins: readonly Pin[]) => pins.filter((pin): pin is PricePin => pin.kind === 'price')

function boxesOf(pins: readonly Pin[], atZoom: number) {
  return pricesOf(pins).map((pin) => {
    const { x, y } = toWorldPixels(pin, atZoom)
    return boxAround({ x: x + pin.shift.x, y: y + pin.shift.y }, pillSize(pin.marker, 1), 0)
  })
}

test('prices never overlap', () => {
  fc.assert(
    fc.property(markers, zoom, (flats, atZoom) => {
      const boxes = boxesOf(placePins(flats, { zoom: atZoom }), atZoom)

      const overlapping = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      )
      expect(overlapping).toEqual([])
    }),
  )
})

test('dots never cover a price', () => {
  fc.assert(
    fc.property(markers, zoom, (flats, atZoom) => {
      const alone = flats.filter(({ count }) => count === 1)
      const pins = placePins(alone, { zoom: atZoom })
      const prices = boxesOf(pins, atZoom)

      const covering = pins
        .filter(({ kind }) => kind === 'dot')
        .filter((pin) => {
          const { x, y } = toWorldPixels(pin, atZoom)
          const dot = boxAround({ x: x + pin.shift.x, y: y + pin.shift.y }, { x: 26, y: 26 }, 0)
          return prices.some(
            (price) =>
              dot.left < price.right &&
              price.left < dot.right &&
              dot.top < price.bottom &&
              price.top < dot.bottom,
          )
        })

      expect(covering).toEqual([])
    }),
  )
})

test('every flat is in exactly one pin', () => {
  fc.assert(
    fc.property(markers, zoom, (flats, atZoom) => {
      const pins = placePins(flats, { zoom: atZoom })

      const shown = pins.flatMap((pin) => (pin.kind === 'price' ? [pin.marker] : pin.markers))
      const single = flats.filter(({ count }) => count === 1)
      expect(new Set(shown.map(({ id }) => id)).size).toBe(single.length)
      const total = flats.reduce((sum, { count = 1 }) => sum + count, 0)
      expect(pins.reduce((sum, pin) => sum + countOf(pin), 0)).toBe(total)
    }),
  )
})

test('single flats are never drawn as clusters', () => {
  fc.assert(
    fc.property(markers, zoom, (flats, atZoom) => {
      const pins = placePins(
        flats.map((flat) => ({ ...flat, count: 1 })),
        { zoom: atZoom },
      )

      expect(pins.filter(({ kind }) => kind === 'cluster')).toEqual([])
    }),
  )
})

test('a price touches its flat’s position until the map shows single houses', () => {
  fc.assert(
    fc.property(
      markers,
      fc.integer({ min: 50, max: 159 }).map((steps) => steps / 10),
      (flats, atZoom) => {
        for (const { shift, marker } of pricesOf(placePins(flats, { zoom: atZoom }))) {
          const size = pillSize(marker, 1)
          expect(Math.abs(shift.x)).toBeLessThanOrEqual(size.x / 2)
          expect(Math.abs(shift.y)).toBeLessThanOrEqual(size.y / 2)
        }
      },
    ),
  )
})

test('the chosen flat always shows its price', () => {
  fc.assert(
    fc.property(markers, zoom, fc.nat(), (flats, atZoom, at) => {
      const single = flats.map((flat) => ({ ...flat, count: 1 }))
      const activeId = single[at % Math.max(1, single.length)]?.id

      const prices = pricesOf(placePins(single, { zoom: atZoom, activeId }))

      expect(activeId === undefined || prices.some(({ key }) => key === activeId)).toBe(true)
    }),
  )
})

const pinKeys = (pins: readonly Pin[]) => pins.map(({ key, kind, shift }) => ({ key, kind, shift }))

test('choosing a flat whose price is shown moves no pin', () => {
  const flats = spiral(200)
  const before = placePins(flats, { zoom: 11 })
  const [shown] = pricesOf(before)

  const after = placePins(flats, { zoom: 11, activeId: shown?.key })

  expect(pinKeys(after)).toEqual(pinKeys(before))
})

test('new flats far away move no pin', () => {
  const flats = spiral(200)
  const elsewhere = spiral(100).map((flat) => ({ ...flat, id: `east-${flat.id}`, lng: flat.lng + 3 }))
  const before = placePins(flats, { zoom: 11 })

  const after = placePins([...flats, ...elsewhere], { zoom: 11 })

  expect(pinKeys(after.filter(({ key }) => !key.startsWith('east-')))).toEqual(pinKeys(before))
})

test('a thousand flats at one place become a handful of pins', () => {
  const flats = spiral(1_000).map((flat) => ({ ...flat, ...BERLIN }))

  const pins = placePins(flats, { zoom: 11 })

  expect(pins.length).toBeLessThan(12)
})

/** Flats on a spiral around Berlin: spread out and irregular. */
function spiral(count: number): MapMarker[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    lng: BERLIN.lng + 0.25 * Math.sqrt(at / count) * Math.cos(at * 2.4),
    lat: BERLIN.lat + 0.15 * Math.sqrt(at / count) * Math.sin(at * 2.4),
    label: `€${600 + at}`,
    ariaLabel: '',
  }))
}
