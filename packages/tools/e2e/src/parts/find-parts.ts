import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from './postgres.ts'
import { ROOT } from '../paths.ts'

const run = promisify(execFile)
const VERSION = '26.7.3'
const PACKAGE = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack'
const FOLDER = path.join(ROOT, '.domizil/tools/keycloak')
/** It is 170 MB. */
const FETCH_MS = 300_000

export type IdentityPart = 'keycloak' | 'embedded'

/** What is on this machine, or can be fetched; `missing` is a loud line about what is not. */
export async function findParts(
  identity: IdentityPart,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ keycloakHome?: string | undefined; missing?: string | undefined }> {
  const keycloak = identity === 'keycloak' ? await findKeycloak(env) : {}
  const lacks = [
    ...(keycloak.lacks ? [keycloak.lacks] : []),
    ...((await findPostgres()) ? [] : ['NO POSTGRESQL ON THIS MACHINE (initdb and pg_ctl)']),
  ]
  const missing = lacks.length > 0 ? `${lacks.join(' AND ')}: nothing was tried on real parts` : undefined

  return { keycloakHome: keycloak.home, missing }
}

/** The folder of Keycloak: that of `KEYCLOAK_HOME`, or its package fetched by Maven; otherwise what it lacks. */
async function findKeycloak(env: NodeJS.ProcessEnv): Promise<{ home?: string; lacks?: string }> {
  const hasJava = await run('java', ['-version'], { env }).catch(() => undefined)
  if (!hasJava) return { lacks: 'NO JAVA ON THIS MACHINE (Keycloak needs 21 or newer)' }
  const given = env['KEYCLOAK_HOME']
  if (given) return { home: given }

  const home = path.join(FOLDER, `keycloak-${VERSION}`)
  if (!existsSync(home)) {
    // A fetch that is cut off leaves half of it.
    const half = `${FOLDER}.half`
    // Without a project Maven leaves a marker of what it has unpacked in the working directory, and with one unpacks nothing.
    const cwd = path.dirname(FOLDER)
    const fetched = [`-Dartifact=${PACKAGE}`, `-DoutputDirectory=${half}`, '-Dmdep.overWriteReleases=true']
    await mkdir(cwd, { recursive: true })
    await run('mvn', ['-q', '-B', UNPACK, ...fetched], { cwd, env, timeout: FETCH_MS })
      .then(() => rename(half, FOLDER))
      .catch(() => undefined)
  }
  if (existsSync(home)) return { home }
  return {
    lacks: `NO KEYCLOAK (Maven did not bring it within ${FETCH_MS / 60_000} minutes, and KEYCLOAK_HOME is not set)`,
  }
}
