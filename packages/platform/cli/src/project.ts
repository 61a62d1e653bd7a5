import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { RefusedError } from './refused-error.ts'

/** What `package.json` says of a remote and of where it goes. */
export interface Project {
  readonly folder: string
  /** As in `mf-journal`; undefined outside of a remote. */
  readonly name: string | undefined
  readonly version: string
  /** The address of the registry, or its folder. */
  readonly registry: string | undefined
  /** The origin of the site that shows the remote while it is written. */
  readonly site: string | undefined
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly domizil?: { readonly registry?: string; readonly site?: string }
}

/** What the `package.json` of a folder says; registry and site may stand in one above it, as in a checkout. */
export function readProject(folder: string): Project {
  const { name = '', version = '0.1.0' } = manifestIn(folder) ?? {}
  const above = parentsOf(folder)
  const settingOf = (setting: 'registry' | 'site') => {
    for (const place of above) {
      const value = manifestIn(place)?.domizil?.[setting]
      if (value) return setting === 'registry' && !isAddress(value) ? path.join(place, value) : value
    }
    return undefined
  }
  const own = name.replace(/^@[^/]+\//, '')
  return {
    folder,
    name: existsSync(path.join(folder, 'routes.json')) ? own : undefined,
    version,
    registry: settingOf('registry'),
    site: settingOf('site'),
  }
}

/** The remote in a folder. @throws {RefusedError} USAGE if there is none. */
export function remoteIn({ name, folder }: Pick<Project, 'name' | 'folder'>): string {
  if (name) return name
  throw new RefusedError('USAGE', `${folder} holds no remote: go into its folder, or name it.`)
}

/** The origin of a site. @throws {RefusedError} USAGE without one. */
export function originOf(site: string | undefined): string {
  if (site && URL.canParse(site)) return new URL(site).origin
  const sentence =
    'Which site shows it? "domizil": {"site": "https://staging.domizil.example"} in package.json, or --site.'
  throw new RefusedError('USAGE', sentence)
}

/** Whether a registry is a service, and no folder. */
export const isAddress = (place = ''): place is `http${string}` => /^https?:\/\//.test(place)

function manifestIn(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
}

function parentsOf(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...parentsOf(parent)]
}

type Say = (line: string) => void

/** What the package `@domizil/remote-build` of a remote does: the one that it is built with. */
interface Builder {
  build(folder: string): Promise<string>
  dev(
    folder: string,
    options: { site: string; port: number; isProduction: boolean; say: Say },
  ): Promise<{ readonly address: string; close(): Promise<void> }>
  measure(
    folder: string,
    options: { site: string; paths: readonly string[]; state: string | undefined; say: Say },
  ): Promise<Readonly<Record<string, number>>>
  refuseSite(address: string): Promise<void>
  writeOwnRoutes(folder: string): void
}

/** @throws {RefusedError} USAGE if the packages of the remote are not installed. */
export async function builderOf(folder: string): Promise<Builder> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  try {
    return (await import(pathToFileURL(resolve('@domizil/remote-build/commands')).href)) as Builder
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw cause
    throw new RefusedError('USAGE', `The packages of ${folder} are not installed: \`npm install\`.`, {
      cause,
    })
  }
}
