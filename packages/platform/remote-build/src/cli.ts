#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { outputOf } from './common.ts'
import { dev } from './dev.ts'
import { measure, type MeasureOptions } from './measure/measure.ts'
import { refuseSite } from './refuse-site.ts'

const USAGE = `remote-build: builds the remote in this folder

  remote-build build    into dist/build, or the folder in OUT; VERSION and COMMIT are named by its release.json
  remote-build dev      with every save, and serves it to this machine's browser
  remote-build measure [<folder of a build>]
                        measures in a browser how long its pages need to render, and writes that into the build

  --site <url>          the site that shows it, https://staging.domizil.example or so; else SITE
  --port <number>       where it is served, 9000 if left out
  --production          builds as for a release: each save loads the page again
  --page <path>         measures this page, too: one with parameters, or one for people who are signed in
  --state <file>        cookies of a visitor who is signed in, from \`npx playwright-core open --save-storage <file> <url>\``

const OPTIONS = {
  site: { type: 'string' },
  port: { type: 'string', default: '9000' },
  production: { type: 'boolean', default: false },
  /** The site starts later: it is not asked whether it shows the remote. */
  later: { type: 'boolean', default: false },
  page: { type: 'string', multiple: true, default: [] as string[] },
  state: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const SAVES = {
  hot: 'Every save changes the open page, which keeps its state',
  production: 'Every save loads the page again',
}

/** @throws {Error} without a site. */
function originOf(site = process.env['SITE'] ?? ''): string {
  if (URL.canParse(site)) return new URL(site).origin
  throw new Error(`Which site shows it? For example: --site https://staging.domizil.example`)
}

async function work(site: string, port: number, isProduction: boolean, isLater: boolean): Promise<void> {
  const say = (line: string) => console.log(line)
  const { address, close } = await dev(process.cwd(), { site, port, isProduction, say })
  if (!isLater) {
    await refuseSite(address).catch(async (refusal: unknown) => {
      await close()
      throw refusal
    })
  }
  console.log(
    `\nOpen ${address}\nOnly this browser sees it. ${SAVES[isProduction ? 'production' : 'hot']}; Ctrl+C ends it.\n`,
  )
}

async function measureBuild(folder: string, options: Omit<MeasureOptions, 'say'>): Promise<void> {
  const pages = await measure(folder, { ...options, say: (line) => console.log(line) })
  console.log('\nOn the reference machine its main thread needs:')
  for (const [route, time] of Object.entries(pages)) console.log(`  ${route}  ${time} ms`)
}

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [command = '', folder = outputOf(process.cwd())] = positionals
  const { site, port, production, later, page: paths, state } = values
  if (values.help) console.log(USAGE)
  else if (!['build', 'dev', 'measure'].includes(command)) throw new Error(USAGE)
  else if (command === 'build') console.log(await build(process.cwd()))
  else if (command === 'dev') await work(originOf(site), Number(port), production, later)
  else await measureBuild(folder, { site: originOf(site), paths, state })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
