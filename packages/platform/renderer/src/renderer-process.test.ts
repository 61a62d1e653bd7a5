// proves 14.25
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Half, VersionSet } from './half.ts'
import { createRendererProcess } from './renderer-process.ts'
import type { AskBackend, DrawFailure, Renderer } from './renderer.ts'
import { aHalf, remoteThat, SHELL } from './testing/halves.ts'

let renderer: Renderer
let failures: DrawFailure[]
let now = 0
beforeEach(() => {
  failures = []
  renderer = createRendererProcess({
    onFailure: (failure) => failures.push(failure),
    limits: { startMs: 20_000, taskMs: 10_000 },
    now: () => now,
  })
})
afterEach(() => renderer.close())

const setOf = (remote?: Half): VersionSet => ({ shell: aHalf('shell', SHELL), remote })

/** What the renderer answers for a page, with the reason of a page that it leaves. */
function answer(set: VersionSet, ask: AskBackend = async () => ({})) {
  const request = { path: '/page', search: '', width: 412, day: '2026-11-23', facts: {} }
  return renderer.draw(set, request, ask)
}

/** The drawn page; undefined for one that is left to the browser. */
async function draw(...of: Parameters<typeof answer>) {
  const drawn = await answer(...of)
  return typeof drawn === 'string' ? undefined : drawn
}

test('a page is rendered in the process with the answers that the gateway fetched', async () => {
  const remote = aHalf(
    'mf-x',
    `exports.remote = {
      name: 'mf-x',
      questions: () => [{ key: 'flats', method: 'GET', path: '/flat/list' }],
      draw: async ({ request }) => 'flats: ' + request.answers.flats + ' not in ' + process.ppid,
    }`,
  )

  const drawn = await draw(setOf(remote), async ([question]) => ({ [question?.key ?? '']: 24 }))

  expect(drawn?.html).toBe(`<main>/page 2026-11-23 flats: 24 not in ${process.pid}</main>`)
  expect(drawn?.answers).toEqual({ flats: 24 })
})

test('a server half cannot read the site’s environment variables', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret'
  const remote = aHalf('mf-x', remoteThat('async () => JSON.stringify(Object.keys(process.env))'))

  const drawn = await draw(setOf(remote))
  delete process.env['DATABASE_URL']

  expect(drawn?.html).toContain('[')
  expect(drawn?.html).not.toContain('DATABASE_URL')
})

test('if data is missing, the browser renders the page and no version is blamed', async () => {
  expect(await answer(setOf(), async () => undefined)).toBe('unanswered')
  expect(await answer(setOf(), () => Promise.reject(new Error('away')))).toBe('unanswered')
  expect(failures).toEqual([])
})

test('a server half that throws is reported', async () => {
  const remote = aHalf('mf-x', remoteThat("async () => { throw new Error('no such flat') }"))

  expect(await draw(setOf(remote))).toBeUndefined()
  expect(failures.map(({ part, reason }) => [part.name, reason])).toEqual([['mf-x', 'Error: no such flat']])
})

const deadly = () => setOf(aHalf('mf-x', remoteThat("async () => { process.kill(process.pid, 'SIGKILL') }")))

test('if the process ends, the browser renders its pages, and a new process renders the next', async () => {
  expect(await draw(deadly())).toBeUndefined()

  expect(failures.map(({ part, reason }) => [part.name, reason])).toEqual([
    ['mf-x', 'the process of the renderer ended'],
  ])
  expect((await draw(setOf()))?.html).toBe('<main>/page 2026-11-23</main>')
})

test('after two crashes of the process in a short time, the browser renders all pages for a while', async () => {
  await draw(deadly())
  await draw(deadly())

  const atOnce = await draw(setOf())
  now += 60_000

  expect([atOnce, (await draw(setOf()))?.html]).toEqual([undefined, '<main>/page 2026-11-23</main>'])
})

test('the frame of a page is rendered in the process too', async () => {
  const request = { path: '/page', search: '', width: 412, day: '2026-11-23', facts: {} }

  expect(await renderer.frame(setOf(), request)).toBe('<main>/page 2026-11-23</main>')
})

test('a closed renderer renders nothing', async () => {
  await draw(setOf())
  const last = draw(setOf(aHalf('mf-x', remoteThat('() => new Promise(() => undefined)'))))

  await renderer.close()

  expect(await last).toBeUndefined()
})
