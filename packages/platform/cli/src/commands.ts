import type { AppVersion } from './release-folder.ts'
import { canariesOf } from './list.ts'
import { beginRepository, newRemote, upgradeRemote } from './new-remote.ts'
import { type Command, type Order, readPartVersion, readNumber, readRevision, sentenceOf } from './options.ts'
import { builderOf, originOf, remoteIn } from './project.ts'
import { RefusedError } from './refused-error.ts'
import { login, logout } from './login.ts'
import { ship } from './ship.ts'

/** The commands of a team. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: async ({ subject, kit, 'no-install': isLeft, install }) => {
    if (!subject) throw new RefusedError('USAGE', 'What is it called? As in `domizil new mf-journal`.')
    const folder = newRemote(subject, { parent: process.cwd(), kit })
    if (isLeft) return `${folder} is ready: \`npm install\` there, then its README.md.`
    await install(folder)
    beginRepository(folder)
    return `${subject} is ready. Next: \`cd ${subject}\`, then \`npx domizil dev\`, and \`npx domizil ship\`.`
  },
  login,
  logout,
  upgrade: ({ kit }) => {
    const version = upgradeRemote(process.cwd(), kit)
    return `This remote goes with the kit ${version}: \`npm install && npm run check && npm test\` says whether its sources do.`
  },
  dev: develop,
  ship,
  promote: async (order) => {
    if (order.to !== undefined) return restore(order, order.to)
    return order.percent === undefined
      ? promote(order)
      : beginCanary(order, readNumber('percent', order.percent, { least: 0, most: 100 }))
  },
  rollback: async ({ place, project, subjects, channel, wish, by }) => {
    const names = subjects.length > 0 ? subjects : [remoteIn(project)]
    const canaries = (await place.read()).channels[channel]?.parts ?? {}
    const { channels } = await place.change(channel, { kind: 'rollback', apps: names, ...wish }, { by })
    const served = names.map((name) => {
      const { version } = channels[channel]?.parts[name] ?? {}
      if (!version) return `nothing of ${name}`
      return canaries[name]?.canary ? `${name} ${version} to everybody` : `${name} ${version} again`
    })
    return `The channel ${channel} serves ${served.join(', ')}.`
  },
}

async function promote(order: Order): Promise<string> {
  const { place, channel, wish, allow, by } = order
  const wanted = await wantedBy(order)
  await place.change(channel, { kind: 'promote', versions: wanted, allow, ...wish }, { by })
  return `The channel ${channel} serves ${labelsOf(wanted)}.`
}

async function beginCanary(order: Order, percent: number): Promise<string> {
  const { place, channel, judge, wish, allow, by } = order
  const wanted = await wantedBy(order)
  const judged = { percent, ...(judge !== undefined && { judge }) }
  const canary = { kind: 'canary', versions: wanted, ...judged, allow, ...wish } as const
  const { channels } = await place.change(channel, canary, { by })
  const [{ name } = { name: '' }] = wanted
  return percent === 0
    ? `The channel ${channel} has no canary of ${wanted.map((one) => one.name).join(', ')} any more.`
    : `${percent} of 100 visitors of the channel ${channel} get ${labelsOf(wanted)}. ${sentenceOf(channels[channel]?.parts[name]?.canary?.judge)}`
}

async function restore({ place, channel, wish, by }: Order, to: string): Promise<string> {
  const revision = readRevision(to)
  const { channels } = await place.change(channel, { kind: 'restore', revision, ...wish }, { by })
  const parts = channels[channel]?.parts ?? {}
  const served = Object.entries(parts).map(([name, { version }]) => ({ name, version }))
  const canaries = canariesOf(parts).map(
    ({ label, percent, judge }) =>
      ` ${percent} of 100 visitors get the canary ${label} with it. ${sentenceOf(judge)}`,
  )
  return `The channel ${channel} serves ${labelsOf(served)}.${canaries.join('')}`
}

/** The versions that are named, in the folder of a remote without its name; without any its newest one. */
async function wantedBy({ place, project, subjects }: Order): Promise<AppVersion[]> {
  const isOwn = (text: string) => /^\d/.test(text)
  if (subjects.length > 0) {
    return subjects.map((text) =>
      isOwn(text) ? { name: remoteIn(project), version: text } : readPartVersion(text),
    )
  }
  const name = remoteIn(project)
  const newest = (await place.read()).versions[name]?.at(-1)
  if (newest) return [{ name, version: newest.version }]
  throw new RefusedError('VERSION_UNKNOWN', `No version of ${name} has been published: \`domizil ship\`.`)
}

export function labelsOf(all: readonly AppVersion[]): string {
  return all.map(({ name, version }) => `${name} ${version}`).join(', ')
}

const SAVES = {
  hot: 'Every save changes the open page, which keeps its state',
  production: 'Every save loads the page again',
}

/** Serves the remote in a folder to a site, until the process ends. A site that starts later is not asked whether it shows it. */
async function develop({ project, later, production, say, ...order }: Order): Promise<string> {
  const { site = project.site, port = '9000' } = order
  remoteIn(project)
  const origin = originOf(site)
  const { dev, refuseSite } = await builderOf(project.folder)
  const served = { site: origin, port: Number(port), isProduction: production, say }
  const { address, close } = await dev(project.folder, served)
  if (!later) {
    await refuseSite(address).catch(async (refusal: unknown) => {
      await close()
      throw refusal
    })
  }
  return `\nOpen ${address}\nOnly this browser sees it. ${SAVES[production ? 'production' : 'hot']}; Ctrl+C ends it.\n`
}
