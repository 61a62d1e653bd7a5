import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestDatabase } from '@domizil/database/testing'
import type { IdentityConfig } from '../infrastructure/http/verify-token.ts'
import type { SmtpConfig } from '../infrastructure/mail/smtp-transport.ts'

export interface SiteSettings {
  place: TestDatabase['place']
  identity: IdentityConfig
  storageFolder: string
  /** What time it is all along. */
  now: Date | string
  smtp?: SmtpConfig | null
}

/** A whole server that can be killed like one that crashed. */
export interface SiteProcess {
  origin: string
  isAlive(): boolean
  kill(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../../dist/testing/site.js', import.meta.url))

/** Processes run what was compiled: it has to be what is tested. */
export function compileServer(): void {
  spawnSync(process.execPath, [
    `${ROOT}node_modules/typescript/bin/tsc`,
    '-b',
    `${ROOT}packages/backend/server`,
  ])
}

/** Starts a server and waits until it listens. */
export async function startSite(settings: SiteSettings): Promise<SiteProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SITE: JSON.stringify(settings), NODE_OPTIONS: '' },
  })
  const exited = once(child, 'exit')

  return {
    origin: `http://127.0.0.1:${await firstLine(child)}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line
  throw new Error('The server ended before it listened')
}
