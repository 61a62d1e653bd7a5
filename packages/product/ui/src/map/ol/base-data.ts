import { mappedAddress } from './mapped-address.ts'
import type { feature } from 'topojson-client'

/** name, population, kind (0 German place, 1 foreign place, 2 quarter), longitude, latitude */
export type PlaceRow = readonly [name: string, people: number, kind: number, lng: number, lat: number]

export type BaseLayerName =
  | 'countries'
  | 'countryLines'
  | 'water'
  | 'germany'
  | 'urban'
  | 'districtLines'
  | 'stateLines'

type Topology = Parameters<typeof feature>[0]

export interface BaseData {
  topology: Topology
  /** The land of the whole earth at a low resolution, for the area outside. */
  world: Topology
  places: readonly PlaceRow[]
}

let loaded: Promise<BaseData> | undefined

/** The data of the bundled map, loaded once per visit. A failure is not cached: the next map retries. */
export function loadBaseData(): Promise<BaseData> {
  loaded ??= fetchBaseData().catch((error: unknown) => {
    loaded = undefined
    throw error
  })

  return loaded
}

async function fetchBaseData(): Promise<BaseData> {
  const [topology, world, places] = await Promise.all([
    fetchJson<Topology>(new URL('../base/basemap.topo.json', import.meta.url)),
    fetchJson<Topology>(new URL('../base/world.topo.json', import.meta.url)),
    fetchJson<BaseData['places']>(new URL('../base/cities.min.json', import.meta.url)),
  ])

  return { topology, world, places }
}

async function fetchJson<T>(url: URL): Promise<T> {
  const answer = await fetch(mappedAddress(url))
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}`)

  return (await answer.json()) as T
}
