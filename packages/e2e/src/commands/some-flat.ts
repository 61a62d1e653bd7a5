import type { APIRequestContext } from '@playwright/test'

/** As much of a listed flat as journeys need. */
export interface ListedFlat {
  readonly id: number
  readonly title_en: string
  readonly images: readonly { readonly derivatives: Readonly<Record<string, { readonly url: string }>> }[]
}

/** A flat that everybody can see, with more than one picture. */
export async function someFlat(request: APIRequestContext): Promise<ListedFlat> {
  const flats = (await (await request.get('/api/flat/list')).json()) as ListedFlat[]
  const flat = flats.find(({ images }) => images.length > 1)
  if (!flat) throw new Error('there is no flat with pictures')
  return flat
}
