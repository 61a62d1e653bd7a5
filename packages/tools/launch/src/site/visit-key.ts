import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'

const FILE = '.visit-key'

/**
 * What the gateways of a site sign visits with, the same for all: those that follow a registry have its token in common, others the
 * folder. Undefined where the folder can be neither read nor written: each process has its own then.
 */
export function visitKeyOf({
  registryFolder,
  registryService,
}: Pick<Config, 'registryFolder' | 'registryService'>): Buffer | undefined {
  if (registryService) return createHash('sha256').update(`visits ${registryService.token}`).digest()
  const file = path.join(registryFolder, FILE)
  try {
    mkdirSync(registryFolder, { recursive: true })
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch {
    // Another gateway was first, or the folder is read-only.
  }
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
