import { Agent, get } from 'node:http'
import { processorSeconds } from '../processor-time.ts'

const PAGES = 400
const AT_ONCE = 4

/**
 * Pages per second of processor time that the process answers from its cache, compressed; undefined where the system
 * does not report the time.
 */
export async function measureCached(url: string, pid: number): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  for (let page = 0; page < AT_ONCE; page += 1) await fetchPage(url, agent)

  const before = processorSeconds(pid)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let page = 0; page < PAGES / AT_ONCE; page += 1) await fetchPage(url, agent)
    }),
  )
  const after = processorSeconds(pid)
  agent.destroy()

  return before === undefined || after === undefined ? undefined : Math.round(PAGES / (after - before))
}

function fetchPage(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', 'user-agent': 'Mobile' } }, (response) => {
      response.resume()
      response.once('end', resolve)
    }).once('error', reject)
  })
}
