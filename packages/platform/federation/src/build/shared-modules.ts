import type { Release } from '../schema.ts'
import type { AppFacts } from './read-app.ts'

/** Every surface begins with 1.0. The federation runtime takes `>=0.0.0` for a range that nothing satisfies. */
const ANY = '>=1.0.0'

/**
 * What host and remotes share. A remote uses the host's copy of each module with a surface and brings none: the
 * registry refuses a version that uses an export which the host lacks. A remote whose package.json says
 * `"domizil": {"sharedModules": "own"}` shares only React and react-intl, and brings the rest.
 */
export function sharedModules(
  { reactVersion, intlVersion, surfaces, hasOwnCopies }: AppFacts,
  kind: Release['kind'],
) {
  const react = { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion }
  const withSurface = Object.entries(hasOwnCopies ? {} : surfaces)

  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    // Its context is that of each app: a remote with another version loads its own copy beside the host's.
    'react-intl': { requiredVersion: `^${intlVersion}`, version: intlVersion },
    ...Object.fromEntries(
      withSurface.map(([name, { version }]) => [
        name,
        kind === 'host'
          ? { version: `${version}.0`, requiredVersion: `^${version}.0` }
          : // Brings no copy: without the host's the app does not start.
            { import: false as const, requiredVersion: ANY },
      ]),
    ),
  }
}
