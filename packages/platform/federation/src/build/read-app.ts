import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release, Route } from '../release.ts'
import { readHeads } from './read-heads.ts'

/** The facts about an app that its files declare. */
export interface AppFacts {
  readonly name: string
  /** The environment's `VERSION`, else the package's version. */
  readonly version: string
  readonly routes: readonly Route[]
  readonly heads: NonNullable<Release['heads']>
  readonly reactVersion: string
  readonly appKitVersion: string
  /** The version of the design system. */
  readonly uiVersion: string
}

/**
 * Reads the facts about the app in `folder`, with the installed versions of its shared packages.
 * @throws {Error} if a file of the app is missing or malformed.
 */
export function readApp(folder: string): AppFacts {
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
