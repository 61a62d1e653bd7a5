import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@domizil/federation'
import { workspacesOf } from '../workspaces.ts'

/** A route and the app that declares it. */
export interface AppRoute extends Route {
  readonly app: string
}

/** The routes of the shell and of every remote below `root`. */
export function appRoutes(root: string): AppRoute[] {
  return workspacesOf(root)
    .filter((workspace) => !workspace.includes('/'))
    .flatMap((app) => {
      const routes = JSON.parse(readFileSync(join(root, app, 'routes.json'), 'utf8')) as Route[]
      return routes.map((route) => ({ ...route, app }))
    })
}
