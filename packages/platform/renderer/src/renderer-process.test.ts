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

test('a page is drawn in the process, with the answers that the gateway has asked for', async () => {
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

test('a half sees no setting of the site', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret'
  const remote = aHalf('mf-x', remoteThat('async () => JSON.stringify(Object.keys(process.env))'))

  const drawn = await draw(setOf(remote))
  delete process.env['DATABASE_URL']

  expect(drawn?.html).toContain('[')
  expect(drawn?.html).not.toContain('DATABASE_URL')
})

test('without answers the browser renders the page, and no version is to blame', async () => {
  expect(await answer(setOf(), async () => undefined)).toBe('unanswered')
  expect(await answer(setOf(), () => Promise.reject(new Error('away')))).toBe('unanswered')
  expect(failures).toEqual([])
})

test('a half that fails is reported', async () => {
  const remote = aHalf('mf-x', remoteThat("async () => { throw new Error('no such flat') }"))

  expect(await draw(setOf(remote))).toBeUndefined()
  expect(failures.map(({ part, reason }) => [part.name, reason])).toEqual([['mf-x', 'Error: no such flat']])
})

const deadly = () => setOf(aHalf('mf-x', remoteThat("async () => { process.kill(process.pid, 'SIGKILL') }")))

test('a process that ends leaves its pages to the browser, and another one draws the next', async () => {
  expect(await draw(deadly())).toBeUndefined()

  expect(failures.map(({ part, reason }) => [part.name, reason])).toEqual([
    ['mf-x', 'the process of the renderer ended'],
  ])
  expect((await draw(setOf()))?.html).toBe('<main>/page 2026-11-23</main>')
})

test('after two processes that ended soon all pages are left to the browser for a while', async () => {
  await draw(deadly())
  await draw(deadly())

  const atOnce = await draw(setOf())
  now += 60_000

  expect([atOnce, (await draw(setOf()))?.html]).toEqual([undefined, '<main>/page 2026-11-23</main>'])
})

test('the frame of a page comes from the process as well', async () => {
  const request = { path: '/page', search: '', width: 412, day: '2026-11-23', facts: {} }

  expect(await renderer.frame(setOf(), request)).toBe('<main>/page 2026-11-23</main>')
})

test('a closed renderer draws nothing more', async () => {
  await draw(setOf())
  const last = draw(setOf(aHalf('mf-x', remoteThat('() => new Promise(() => undefined)'))))

  await renderer.close()

  expect(await last).toBeUndefined()
})
