import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { RefusedError } from './refused-error.ts'

type Say = (line: string) => void

/** What the package `@domizil/remote-build` of a remote does: the one that it is built with. */
export interface Builder {
  build(folder: string): Promise<string>
  dev(
    folder: string,
    options: { site: string; port: number; isProduction: boolean; say: Say },
  ): Promise<{ readonly address: string; close(): Promise<void> }>
  measure(
    folder: string,
    options: { site: string; paths: readonly string[]; state: string | undefined; say: Say },
  ): Promise<Readonly<Record<string, number>>>
  refuseSite(address: string): Promise<void>
  writeOwnRoutes(folder: string): void
}

/** @throws {RefusedError} USAGE if the packages of the remote are not installed. */
export async function builderOf(folder: string): Promise<Builder> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  try {
    return (await import(pathToFileURL(resolve('@domizil/remote-build/commands')).href)) as Builder
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw cause
    throw new RefusedError('USAGE', `The packages of ${folder} are not installed: \`npm install\`.`, {
      cause,
    })
  }
}
