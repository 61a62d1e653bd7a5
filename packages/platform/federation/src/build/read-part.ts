import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release, Route } from '../release.ts'
import { readHeads } from './read-heads.ts'

/** What the files of a part say of it. */
export interface PartFacts {
  readonly name: string
  /** The builder's `VERSION`, else the package's own. */
  readonly version: string
  readonly routes: readonly Route[]
  readonly heads: NonNullable<Release['heads']>
  readonly reactVersion: string
  readonly appKitVersion: string
  /** Of the design system. */
  readonly uiVersion: string
}

export function readPart(folder: string): PartFacts {
  const { name, version } = packageOf(folder)

  return {
    name: name.replace('@domizil/', ''),
    version: process.env['VERSION'] ?? version,
    routes: JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as Route[],
    heads: readHeads(folder),
    reactVersion: packageOf(path.join(folder, 'node_modules/react')).version,
    appKitVersion: packageOf(path.join(folder, 'node_modules/@domizil/app-kit')).version,
    uiVersion: packageOf(path.join(folder, 'node_modules/@domizil/ui')).version,
  }
}

/** Name and version of an installed package. */
export function packageOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
}
