import type { APIRequestContext } from '@playwright/test'

/** The fields of a listed flat that journeys use. */
export interface ListedFlat {
  readonly id: number
  readonly title_en: string
  readonly title_local: string
  readonly images: readonly unknown[]
}

const hasPictures = ({ images }: ListedFlat) => images.length > 1

/** The first public flat that suits; without a wish, one with more than one picture. */
export async function someFlat(request: APIRequestContext, suits = hasPictures): Promise<ListedFlat> {
  const flats = (await (await request.get('/api/flat/list')).json()) as ListedFlat[]
  const flat = flats.find(suits)
  if (!flat) throw new Error('no public flat suits this journey')
  return flat
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The position of a flat far from all others: it has a separate pin at a low zoom. */
export async function lonelyPin(request: APIRequestContext): Promise<Place> {
  const answer = await request.post('/api/flat/search/filter', { data: { include: ['pins'] } })
  const { pins } = (await answer.json()) as { pins: readonly Place[] }
  const emptiness = (one: Place) =>
    Math.min(...pins.filter((other) => other !== one).map((other) => distance(one, other)))

  return pins.reduce((best, one) => (emptiness(one) > emptiness(best) ? one : best))
}

/** In degrees: precise enough for a comparison. */
function distance(one: Place, other: Place): number {
  return Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude)
}
