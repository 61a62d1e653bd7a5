import { type ServerRemote, SHELL_API_VERSION, type ShellApi } from '@domizil/shell-api'
import { RemoteLoadError } from './load-errors.ts'

/** Makes the shell API of one major version from the current one. */
export type Adapt = (shell: ShellApi) => ShellApi

/**
 * The major versions of the shell API that this shell speaks. While remotes move to a new one, the version before stays
 * here with its adapter, and `api/surface.json` of the package names both.
 */
export const SPOKEN_APIS: ReadonlyMap<number, Adapt> = new Map([[SHELL_API_VERSION, (shell) => shell]])

/**
 * The shell API as a remote knows it.
 * @throws {RemoteLoadError} if the shell does not speak the remote's version.
 */
export function shellFor(
  { name, shellApi }: { name: string; shellApi: number },
  shell: ShellApi,
  spoken: ReadonlyMap<number, Adapt> = SPOKEN_APIS,
): ShellApi {
  const adapt = spoken.get(shellApi)
  if (adapt) return adapt(shell)
  throw new RemoteLoadError('incompatible', `${name} needs shell-api ${shellApi}`)
}

/** Draws a remote's first view with the shell API of the major version that its server half knows. */
export function drawRemote(remote: ServerRemote, shell: ShellApi, spoken?: ReadonlyMap<number, Adapt>) {
  const { name, shellApi = FIRST_API } = remote
  return remote.draw(shellFor({ name, shellApi }, shell, spoken))
}

/** Server halves that name no version were built with the first one. */
const FIRST_API = 1
