/** A module with a public surface that independently built releases meet. */
export interface Entry {
  /** The module's name in imports. */
  readonly module: string
  /** The package's folder below the root. */
  readonly folder: string
  /** The compiled declarations below the package's folder. */
  readonly declarations: string
  /** The API report below the package's folder. */
  readonly report: string
}

const UI = 'packages/product/ui'
const APP_KIT = 'packages/platform/app-kit'
const SHELL_API = 'packages/platform/shell-api'

/** Modules that the host shares with its remotes, and the interface between both. */
export const ENTRIES: readonly Entry[] = [
  ...['calendar', 'core', 'parts', 'table', 'work'].map((group) => ({
    module: `@domizil/ui/${group}`,
    folder: UI,
    declarations: `dist/${group}.d.ts`,
    report: `api/${group}.api.md`,
  })),
  {
    module: '@domizil/app-kit/router',
    folder: APP_KIT,
    declarations: 'dist/src/router.d.ts',
    report: 'api/router.api.md',
  },
  {
    module: '@domizil/shell-api',
    folder: SHELL_API,
    declarations: 'dist/index.d.ts',
    report: 'api/shell-api.api.md',
  },
]
