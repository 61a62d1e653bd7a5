// proves 18.15
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { aFreePort, launch, ROOT } from './testing/launched.ts'

const CHECK = path.join(ROOT, 'packages/tools/launch/check-weaknesses.mjs')
const ID = 'GHSA-aaaa-bbbb-cccc'

/** What a registry answers about fastify, which production has. */
const about = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: `https://github.com/advisories/${ID}`,
      title: 'Reads what it should not',
      severity,
      vulnerable_versions: '<99.0.0',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
})

/** Runs the check with a registry, and gives its exit code and what it said. */
async function check(registry: string) {
  const launched = launch([CHECK], { pnpm_config_registry: registry })
  return { code: await launched.ends(), said: launched.said() }
}

async function checkWith(severity: string) {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end(JSON.stringify(about(severity))))
    response.setHeader('Content-Type', 'application/json')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

test('a serious vulnerability in a shipped package fails the check and is named', async () => {
  const { code, said } = await checkWith('high')

  expect(code).toBe(1)
  expect(said).toContain('Reads what it should not')
})

test('a moderate vulnerability does not fail the check', async () => {
  expect(await checkWith('moderate')).toMatchObject({ code: 0 })
})

test('without an answer of the registry the check passes with a warning', async () => {
  const { code, said } = await check(`http://127.0.0.1:${await aFreePort()}`)

  expect(code).toBe(0)
  expect(said).toMatch(/^NO ANSWER OF THE REGISTRY: known weaknesses were not looked up/)
})
