import path from 'node:path'
import { addTeam } from '@domizil/registry'
import { publish, readRegistry } from '@domizil/cli'
import { readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { createLog } from '../site/log.ts'
import { startupErrorMessage } from '../site/startup-error-message.ts'
import { type LocalApp, serveLocal } from './local-builds.ts'

/** Where an image has what it was built with. */
const BROUGHT = path.resolve('.domizil/registry')

/**
 * Publishes what this image brings into REGISTRY_FOLDER, and promotes what its predecessor did not bring: what a team has
 * promoted since stays. Lets in the site and the backend by the tokens REGISTRY_SITE_TOKEN and REGISTRY_BACKEND_TOKEN.
 * Sets the exit code, with a sentence, after a failure.
 */
export async function runBringVersions(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const given = withSecretFiles(env)
    const { registryFolder, registryAccess, channel } = readConfig(given)
    const brought = await bringVersions(BROUGHT, registryFolder, channel)
    letIn(registryAccess, 'site', given['REGISTRY_SITE_TOKEN'], [])
    letIn(registryAccess, 'backend', given['REGISTRY_BACKEND_TOKEN'], ['*'])
    console.log(`Published: ${brought.map(({ name, version }) => `${name}@${version}`).join(', ')}`)
  } catch (error) {
    const sentence = startupErrorMessage(error, undefined)
    if (!sentence) createLog('launch').error({ err: error }, 'The versions could not be published')
    else console.error(`\n${sentence}`)
    process.exitCode = 1
  }
}

/** Publishes what a channel of one registry serves into another one, and promotes there what is new. */
export async function bringVersions(from: string, to: string, channel: string): Promise<LocalApp[]> {
  const { versions } = readRegistry(to)
  const brought = Object.entries(readRegistry(from).channels[channel]?.parts ?? {}).map(
    ([name, { version }]): LocalApp => ({
      name,
      version,
      folder: path.join(from, name, version),
      isPublished: versions[name]?.some((known) => known.version === version) ?? false,
    }),
  )
  const together = brought.map(({ name }) => name)
  // The compressed forms come along.
  for (const { folder } of brought) await publish(to, folder, { together, compression: 'none' })
  await serveLocal(to, channel, brought)
  return brought
}

function letIn(file: string, team: string, token: string | undefined, all: readonly string[]): void {
  if (token) addTeam(file, team, { remotes: all, channels: all, token })
}
