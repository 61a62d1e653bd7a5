import type { APIRequestContext } from '@playwright/test'

/** The dependencies of one file of a release. */
interface Assets {
  readonly files: readonly string[]
  readonly shared: readonly string[]
}

/** The fields of a release that journeys use. */
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

/** The releases of shell and remotes that a visitor gets. */
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
