import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Person } from '../people.ts'
import { freePort } from '../product.ts'
import { answers } from './staging-site.ts'

const DOMIZIL = join(import.meta.dirname, '../../../../platform/registry/dist/domizil.js')

/** A sign-in that waits for its person. */
export interface Terminal {
  readonly address: string
  readonly code: string
  /** Resolves with what the terminal says at the end. */
  readonly end: Promise<string>
}

/** A registry service whose people sign in at the identity provider of the product under test. */
export interface RegistryOfPeople {
  readonly url: string
  /** Starts `domizil login`. */
  signIn(): Promise<Terminal>
  close(): Promise<void>
}

/** Opens it for a team of one person. */
export async function openRegistryOfPeople(
  productUrl: string,
  team: string,
  { email }: Person,
): Promise<RegistryOfPeople> {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-people-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}/registry`
  const env = { ...process.env, REGISTRY_FOLDER: join(folder, 'registry'), XDG_CONFIG_HOME: folder }
  const operate = (...order: string[]) =>
    promisify(execFile)(process.execPath, [DOMIZIL, 'registry', ...order], { env })
  const issuer = new URL('/auth/realms/domizil', productUrl).href
  await operate('oidc', issuer, '--audience', 'domizil-registry', '--client', 'domizil-cli')
  await operate('team', team, '--people', email)
  const service = spawn(process.execPath, [DOMIZIL, 'registry', 'serve', '--port', port], {
    env,
    stdio: 'ignore',
  })
  await answers(`${url}/v1/login`, service)

  return {
    url,
    signIn: () => startSignIn(url, env),
    close: async () => {
      const ended = new Promise((resolve) => service.once('close', resolve))
      service.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startSignIn(url: string, env: NodeJS.ProcessEnv): Promise<Terminal> {
  const child = spawn(process.execPath, [DOMIZIL, 'login', '--registry', url], { env })
  let said = ''
  const end = new Promise<string>((resolve) => child.once('close', () => resolve(said.trim())))

  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const [shown, address, code] = /Open (\S+)\nand confirm the code (\S+)\.\n/.exec(said) ?? []
      if (!shown || !address || !code) return
      said = said.replace(shown, '')
      resolve({ address, code, end })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void end.then((all) => reject(new Error(`The sign-in showed no code: ${all}`)))
  })
}
