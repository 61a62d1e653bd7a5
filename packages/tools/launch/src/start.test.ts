// proves 11.24, 15.27
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { aFolder, aFreePort, aTakenPort, launch, ROOT } from './testing/launched.ts'

const LAUNCH = path.join(ROOT, 'packages/tools/launch')
const START = path.join(LAUNCH, 'start.mjs')

async function startRefused(env: Record<string, string>, start = START): Promise<string> {
  const started = launch([start], env)

  expect(await started.ends()).toBe(1)
  expect(started.said()).not.toContain('    at ') // no stack trace
  return started.said()
}

/** A checkout with the scripts that need no packages, before the installation. */
function givenFreshCheckout(): string {
  const root = aFolder()
  const folder = path.join(root, 'packages/tools/launch')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(LAUNCH).filter((name) => name.endsWith('.mjs'))) {
    cpSync(path.join(LAUNCH, file), path.join(folder, file))
  }
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    cpSync(path.join(ROOT, file), path.join(root, file))
  }
  return path.join(folder, 'start.mjs')
}

const aPlace = async () => ({
  PORT: String(await aFreePort()),
  DATA_FOLDER: aFolder(),
  REGISTRY_FOLDER: aFolder(),
})

test('a site that follows a registry builds nothing locally', async () => {
  const registryFolder = aFolder()
  const config = { registryFolder, channel: 'staging', registryService: { url: 'http://x', token: 'y' } }
  const build = JSON.stringify(path.join(LAUNCH, 'prepare.mjs'))

  const built = launch(['-e', `import(${build}).then((m) => m.buildApps(${JSON.stringify(config)}))`])

  expect(await built.ends()).toBe(0)
  expect(readdirSync(registryFolder)).toEqual([])
})

test.each(['14.21.3', '18.20.0', '20.18.3'])(
  'the outdated Node %s is refused with the required version',
  async (version) => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' })
    import(${JSON.stringify(START)})`

    const started = launch(['-e', script])

    expect(await started.ends()).toBe(1)
    expect(started.said()).toContain(`Domizil needs Node 20.19 or newer; this is Node ${version}.`)
  },
)

test('a taken port is reported before the build, with another port to use', async () => {
  const { port, free } = await aTakenPort()

  const said = await startRefused({ ...(await aPlace()), PORT: String(port) })

  await free()
  expect(said).toContain(`Port ${port} is taken by another program.`)
  expect(said).toContain(`PORT=${port + 1} npm start`)
})

test('an invalid port is reported with the name of its variable', async () => {
  const said = await startRefused({ ...(await aPlace()), PORT: 'http' })

  expect(said).toContain('PORT is "http", but has to be a number from 1 to 65535.')
})

test('a HOST that is not an address of this machine is refused', async () => {
  const said = await startRefused({ ...(await aPlace()), HOST: '192.0.2.1' })

  expect(said).toContain('HOST is "192.0.2.1", which is no address of this machine')
})

test.each(['DATA_FOLDER', 'REGISTRY_FOLDER'])(
  'a %s that cannot be written is reported with its name',
  async (variable) => {
    const file = path.join(aFolder(), 'file')
    writeFileSync(file, '')

    const said = await startRefused({ ...(await aPlace()), [variable]: path.join(file, 'below') })

    expect(said).toContain(`The folder ${file}/below cannot be written (ENOTDIR).`)
    expect(said).toContain(`set ${variable} to one that is`)
  },
)

test('without npm the start says where npm comes from', async () => {
  const said = await startRefused({ ...(await aPlace()), PATH: aFolder() }, givenFreshCheckout())

  expect(said).toContain('npm was not found. It comes with Node')
})

test('an unreachable package registry is reported as a network problem', async () => {
  const offline = { npm_config_registry: `http://127.0.0.1:${await aFreePort()}/` }

  const said = await startRefused({ ...(await aPlace()), ...offline }, givenFreshCheckout())

  expect(said).toContain('The package registry cannot be reached.')
})
