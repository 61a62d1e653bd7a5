import type { APIRequestContext } from '@playwright/test'

/** What one file of the product needs of others. */
interface Assets {
  readonly files: readonly string[]
  readonly shared: readonly string[]
}

/** What a build says of itself, as far as journeys ask. */
export interface ServedRelease {
  readonly name: string
  readonly version: string
  readonly routes: readonly { readonly page: string; readonly access: string }[]
  readonly entry: string
  readonly start: Assets
  readonly pages: Readonly<Record<string, Assets>>
  readonly messages: Readonly<Record<string, readonly string[]>>
  readonly shared: Readonly<Record<string, { readonly files: readonly string[] }>>
}

interface Registry {
  readonly channels: Readonly<
    Record<string, { readonly parts: Readonly<Record<string, { readonly version: string }>> }>
  >
}

/** The releases of shell and remotes that a visitor is served. */
export async function readReleases(request: APIRequestContext): Promise<ServedRelease[]> {
  const registry = (await (await request.get('/remotes/registry.json')).json()) as Registry
  const parts = Object.entries(registry.channels['production']?.parts ?? {})

  return Promise.all(
    parts.map(async ([name, { version }]) => {
      const release = await request.get(`/remotes/${name}/${version}/release.json`)
      return (await release.json()) as ServedRelease
    }),
  )
}
