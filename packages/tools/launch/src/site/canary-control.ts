import { type Registry, type Trial, trialsOf } from '@domizil/federation'
import { folderPlace, type RegistryPlace, servicePlace } from '@domizil/cli'
import type { CanaryControl } from '@domizil/server'
import type { Config } from '../config/read-config.ts'

type RegistryConfig = Pick<Config, 'registryFolder' | 'registryService'>

/** The name in the history of a registry. */
const JUDGE = 'canary judge'
const FOLDER_MS = 1_000
const SERVICE_MS = 5_000

/** The registry as the judge of canaries changes it: the folder, or the service that the folder follows. */
export function openCanaryControl(config: RegistryConfig): CanaryControl {
  return canaryControl(registryPlaceOf(config), config.registryService ? SERVICE_MS : FOLDER_MS)
}

/** The registry of a site: the folder, or the service that the folder follows. */
export function registryPlaceOf({ registryFolder, registryService }: RegistryConfig): RegistryPlace {
  return registryService
    ? servicePlace(registryService.url, registryService.token)
    : folderPlace(registryFolder)
}

/** @param cacheMs for how long the running canaries are taken for granted. */
export function canaryControl(place: RegistryPlace, cacheMs: number): CanaryControl {
  let known: { readonly at: number; readonly trials: Promise<readonly Trial[]> } | undefined

  async function read(): Promise<{ registry: Registry; trials: Trial[] }> {
    const registry = await place.read()
    const trials = Object.entries(registry.channels).flatMap(([name, channel]) => trialsOf(name, channel))
    return { registry, trials }
  }

  /** The trial and the revision, unless it is over: an operator may have been quicker. */
  async function whileRunning(
    id: string,
    change: (trial: Trial, ifRevision: number) => Promise<unknown>,
  ): Promise<void> {
    known = undefined
    const { registry, trials } = await read()
    const trial = trials.find((one) => one.id === id)
    if (trial) await change(trial, registry.revision)
  }

  return {
    running() {
      if (!known || performance.now() - known.at >= cacheMs) {
        const trials = read().then((found) => found.trials)
        trials.catch(() => (known = undefined))
        known = { at: performance.now(), trials }
      }
      return known.trials
    },
    end: ({ id }, decision) =>
      whileRunning(id, ({ channel, parts }, ifRevision) =>
        place.change(
          channel,
          { kind: 'canary', versions: versionsOf(parts), percent: 0, ...decision },
          { by: JUDGE, ifRevision },
        ),
      ),
    promote: ({ id }, decision) =>
      whileRunning(id, (trial, ifRevision) => {
        const versions = versionsOf(trial.parts)
        const [percent, ...steps] = trial.steps
        const { steps: _, ...judge } = trial.judge
        const wish =
          percent === undefined
            ? ({ kind: 'promote', versions } as const)
            : ({
                kind: 'canary',
                versions,
                percent,
                judge: { ...judge, ...(steps.length > 0 && { steps }) },
              } as const)
        return place.change(trial.channel, { ...wish, ...decision }, { by: JUDGE, ifRevision })
      }),
  }
}

function versionsOf(parts: Trial['parts']) {
  return parts.map(({ name, version }) => ({ name, version }))
}
