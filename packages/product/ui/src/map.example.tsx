import type { Example, ExampleProps } from './example.ts'
import styles from './map.example.module.css'
import type { MapMarker, MapTexts } from './map/types.ts'

const BERLIN = { lng: 13.405, lat: 52.52 }
const SIGHT = { ...BERLIN, zoom: 11 }
const VISITED = new Set(['visited'])

export const mapExamples: readonly Example[] = [
  { name: 'MapView pin, visited, hovered, active, cluster', States: Pins },
  { name: 'MapView circle', States: Area },
]

function Pins({ word, euro, Map }: ExampleProps) {
  const pin = (id: string, east: number, north: number, price: number): MapMarker => ({
    id,
    lng: BERLIN.lng + east,
    lat: BERLIN.lat + north,
    label: euro(price),
    ariaLabel: `${euro(price)}, ${word('place')}`,
  })

  return (
    <div className={styles.map}>
      <Map
        texts={textsOf(word)}
        camera={SIGHT}
        markers={[
          pin('plain', -0.07, 0.04, 980),
          pin('visited', 0.05, 0.04, 1240),
          pin('hovered', -0.07, -0.035, 1410),
          pin('active', 0.07, -0.035, 890),
          { ...pin('many', 0, 0, 0), count: 12 },
        ]}
        visitedIds={VISITED}
        hoveredId="hovered"
        activeId="active"
      />
    </div>
  )
}

function Area({ word, Map }: ExampleProps) {
  return (
    <div className={styles.map}>
      <Map texts={textsOf(word)} camera={AREA_SIGHT} markers={NO_MARKERS} circle={AREA} />
    </div>
  )
}

const AREA_SIGHT = { ...BERLIN, zoom: 12 }
const AREA = { ...BERLIN, radiusMetres: 1_500 }
const NO_MARKERS: readonly MapMarker[] = []

function textsOf(word: ExampleProps['word']): MapTexts {
  return {
    label: word('map'),
    language: 'en',
    placeName: String,
    zoomIn: word('zoomIn'),
    zoomOut: word('zoomOut'),
    simplified: word('simplified'),
    cluster: (count) => `${count}, ${word('zoomIn')}`,
  }
}
