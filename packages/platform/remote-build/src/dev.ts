import { rmSync } from 'node:fs'
import path from 'node:path'
import { readApp } from '@domizil/federation/build'
import { type Configuration, rspack } from '@rspack/core'
import { messageOf, readConfiguration } from './build.ts'
import { exampleOf, openPort, serveBuild } from './serve-build.ts'

/** Where a remote in work is served, and to whom. */
export interface DevOptions {
  /** The origin of the site that shows it. */
  readonly site: string
  readonly port: number
  /** Builds as for a release, with the site's React: every save loads the page again. */
  readonly isProduction: boolean
  readonly say: (line: string) => void
}

/** A remote that is built with every save, until it is closed. */
export interface Dev {
  /** The address of the site that shows it. */
  readonly address: string
  close(): Promise<void>
}

/**
 * Builds a remote with every save, and serves it to pages of one site, which exchange the changed modules and keep their
 * state. What does not build is named, and the build before stays. @throws {Error} if the port is taken.
 */
export async function dev(folder: string, { site, port, isProduction, say }: DevOptions): Promise<Dev> {
  const output = path.join(folder, 'dist', 'dev')
  process.env['OUT'] = output
  process.env['NODE_ENV'] = isProduction ? 'production' : 'development'
  const { name, version, routes } = readApp(folder)
  process.env['VERSION'] = `${version.replace(/-.*/s, '')}-dev`
  const { server, changed, failed } = serveBuild(output, site)
  await openPort(server, port)
  // Only now: a remote in work that has the port serves from the same folder.
  rmSync(output, { recursive: true, force: true })
  const taken = (server.address() as { port: number }).port
  const origin = `http://localhost:${taken}`
  const page = exampleOf(routes)
  const address = `${site}${page}?remotes=${name}@${origin}`

  const compiler = rspack(
    (await readConfiguration(folder)).map(inWork).filter((one) => one.name !== 'server'),
  )
  let watching: ReturnType<typeof compiler.watch>
  await new Promise<void>((resolve) => {
    watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      try {
        if (error || !stats) throw error ?? new Error('no result')
        if (stats.hasErrors()) throw new Error(messageOf(stats))
        changed(isProduction ? undefined : stats.hash)
        say(`  ${name} is built after ${buildTime(stats.stats)} ms`)
      } catch (problem) {
        const { message } = problem as Error
        failed(message)
        say(message)
      }
      resolve()
    })
  })

  return {
    address,
    close: async () => {
      await new Promise<void>((done) => watching?.close(() => done()))
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Readable, with source maps, and without the server half: only a published version is drawn by the server. */
function inWork({ dependencies: _, plugins, ...configuration }: Configuration): Configuration {
  return {
    ...configuration,
    plugins: (plugins ?? []).filter((plugin) => !(plugin instanceof rspack.SourceMapDevToolPlugin)),
    devtool: 'cheap-module-source-map',
    optimization: { ...configuration.optimization, minimize: false },
  }
}

function buildTime(all: readonly { startTime?: number | undefined; endTime?: number | undefined }[]): number {
  return Math.max(0, ...all.map(({ startTime = 0, endTime = 0 }) => endTime - startTime))
}
