#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { dev } from './dev.ts'
import { refuseSite } from './refuse-site.ts'

const USAGE = `remote-build: builds the remote in this folder

  remote-build build    into dist/build, or the folder in OUT; VERSION and COMMIT are named by its release.json
  remote-build dev      with every save, and serves it to this machine's browser

  --site <url>          the site that shows it, https://staging.domizil.example or so; else SITE
  --port <number>       where it is served, 9000 if left out
  --production          builds as for a release: each save loads the page again`

const OPTIONS = {
  site: { type: 'string' },
  port: { type: 'string', default: '9000' },
  production: { type: 'boolean', default: false },
  /** The site starts later: it is not asked whether it shows the remote. */
  later: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const SAVES = {
  hot: 'Every save changes the open page, which keeps its state',
  production: 'Every save loads the page again',
}

async function work(site: string, port: number, isProduction: boolean, isLater: boolean): Promise<void> {
  if (!URL.canParse(site))
    throw new Error(`Which site shows it? For example: --site https://staging.domizil.example`)
  const { address, close } = await dev(process.cwd(), {
    site: new URL(site).origin,
    port,
    isProduction,
    say: (line) => console.log(line),
  })
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

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [command = ''] = positionals
  if (values.help) console.log(USAGE)
  else if (!['build', 'dev'].includes(command)) throw new Error(USAGE)
  else if (command === 'build') console.log(await build(process.cwd()))
  else
    await work(values.site ?? process.env['SITE'] ?? '', Number(values.port), values.production, values.later)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
