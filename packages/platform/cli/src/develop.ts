import { builderOf } from './builder.ts'
import type { Order } from './order.ts'
import { originOf, remoteIn } from './project.ts'

const SAVES = {
  hot: 'Every save changes the open page, which keeps its state',
  production: 'Every save loads the page again',
}

/** Serves the remote in a folder to a site, until the process ends. A site that starts later is not asked whether it shows it. */
export async function develop({ project, site = project.site, port, has, say }: Order): Promise<string> {
  remoteIn(project)
  const origin = originOf(site)
  const isProduction = has('production')
  const { dev, refuseSite } = await builderOf(project.folder)
  const { address, close } = await dev(project.folder, {
    site: origin,
    port: Number(port),
    isProduction,
    say,
  })
  if (!has('later')) {
    await refuseSite(address).catch(async (refusal: unknown) => {
      await close()
      throw refusal
    })
  }
  return `\nOpen ${address}\nOnly this browser sees it. ${SAVES[isProduction ? 'production' : 'hot']}; Ctrl+C ends it.\n`
}
