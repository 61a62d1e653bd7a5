// proves 14.7, 14.19, 14.24, 14.27
import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from '@jest/globals'
import type { Half, VersionSet } from './half.ts'
import { createRenderer, type DrawFailure, type Renderer, type RendererLimits } from './renderer.ts'
import { aHalf, remoteThat, SHELL } from './testing/halves.ts'

const PATIENT: Partial<RendererLimits> = { startMs: 20_000, taskMs: 10_000 }

let renderer: Renderer
let failures: DrawFailure[]
let now = 0
afterEach(() => renderer.close())

function open(limits: Partial<RendererLimits> = {}): void {
  failures = []
  renderer = createRenderer({
    onFailure: (failure) => failures.push(failure),
    limits: { ...PATIENT, ...limits },
    now: () => now,
  })
}

const setOf = (remote?: Half): VersionSet => ({ shell: aHalf('shell', SHELL), remote })
const noAnswers = async () => ({})

/** What the renderer answers for a page, with the reason of a page that it leaves. */
function answer(
  set: VersionSet,
  path = '/page',
  ask: () => Promise<Record<string, unknown> | undefined> = noAnswers,
) {
  return renderer.draw(set, { path, search: '', width: 412, day: '2026-11-23', facts: {} }, ask)
}

/** The drawn page; undefined for one that is left to the browser. */
async function draw(...of: Parameters<typeof answer>) {
  const drawn = await answer(...of)
  return typeof drawn === 'string' ? undefined : drawn
}

test('a page of the shell is rendered for its address and day', async () => {
  open()

  expect((await draw(setOf(), '/imprint'))?.html).toBe('<main>/imprint 2026-11-23</main>')
})

test('a remote is rendered inside the shell, with the shell’s shared modules', async () => {
  open()
  const remote = aHalf('mf-x', `const { word } = require('lent')\n${remoteThat('async () => word')}`)

  expect((await draw(setOf(remote)))?.html).toBe('<main>/page 2026-11-23 lent by the shell</main>')
})

test('a page is rendered with the answers to its own questions', async () => {
  open()
  const remote = aHalf(
    'mf-x',
    `exports.remote = {
      name: 'mf-x',
      questions: () => [{ key: 'flats', method: 'GET', path: '/flat/list' }],
      draw: async ({ request }) => 'flats: ' + request.answers.flats,
    }`,
  )
  const asked: unknown[] = []

  const drawn = await renderer.draw(
    setOf(remote),
    { path: '/', search: '', width: 412, day: '2026-11-23', facts: {} },
    async (questions) => {
      asked.push(...questions)
      return { flats: 24 }
    },
  )

  expect(asked).toEqual([{ key: 'flats', method: 'GET', path: '/flat/list' }])
  expect(drawn).toMatchObject({ html: '<main>/ 2026-11-23 flats: 24</main>', answers: { flats: 24 } })
})

test('if data is missing, the browser renders the page and no version is blamed', async () => {
  open()

  expect(await answer(setOf(), '/', async () => undefined)).toBe('unanswered')
  expect(failures).toEqual([])
})

test('a page that no server half renders is left to the browser', async () => {
  open()

  expect(await answer(setOf(), '/undrawn')).toBeUndefined()
  expect(failures).toEqual([])
})

const FAULTS: [string, string, RegExp][] = [
  ['throws', remoteThat("async () => { throw new Error('no such flat') }"), /no such flat/],
  ['loops for ever', remoteThat('async () => { for (;;); }'), /did not draw within 500 ms of processor time/],
  [
    'never answers',
    remoteThat('() => new Promise(() => undefined)'),
    /did not draw, and was idle for 500 ms$/,
  ],
  ['throws while it is loaded', "throw new Error('broken build')", /broken build/],
  ['imports what nobody lends', "require('left-pad')", /mf-x 1\.0\.0 imports left-pad/],
]

test.each(FAULTS)(
  'a server half that %s leaves its page to the browser, and others are rendered',
  async (_fault, source, reason) => {
    open({ taskMs: 500, idleMs: 500 })
    const broken = setOf(aHalf('mf-x', source))
    const good = setOf(aHalf('mf-y', remoteThat("async () => 'good'")))

    const [first, other] = await Promise.all([draw(broken), draw(good)])

    expect(first).toBeUndefined()
    expect(other?.html).toContain('good')
    expect(failures.map(({ set, reason: said }) => [set.remote?.name, reason.test(said)])).toEqual([
      ['mf-x', true],
    ])
  },
)

test('a server half that exceeds its memory limit is stopped, and the process stays alive', async () => {
  open({ taskMs: 20_000, megabytes: 32 })
  const greedy = 'async () => { const all = []; for (;;) all.push(new Array(1e6).fill(0.1)) }'

  expect(await draw(setOf(aHalf('mf-x', remoteThat(greedy))))).toBeUndefined()
  expect(failures.map(({ reason }) => /memory/i.test(reason))).toEqual([true])
})

test('a server half that was tampered with is not run', async () => {
  open()
  const half = aHalf('mf-x', remoteThat("async () => 'published'"))
  writeFileSync(half.file, remoteThat("async () => 'tampered with'"))

  expect(await draw(setOf(half))).toBeUndefined()
  expect(failures[0]?.reason).toContain('server.cjs of mf-x 1.0.0 is not the published one')
})

test('the failing server half is named, the shell’s if that cannot be loaded', async () => {
  open()
  const set = {
    shell: aHalf('shell', "throw new Error('broken')"),
    remote: aHalf('mf-x', remoteThat("async () => ''")),
  }

  await draw(set)

  expect(failures.map(({ part }) => part.name)).toEqual(['shell'])
})

test('a missing file of a server half leaves its page to the browser, and is reported', async () => {
  open()
  const half = aHalf('mf-x', remoteThat("async () => 'drawn'"))
  rmSync(half.file)

  expect(await draw(setOf(half))).toBeUndefined()
  expect(failures.map(({ part, reason }) => [part.name, /ENOENT/.test(reason)])).toEqual([['mf-x', true]])
})

/** A half with a page that ends its thread. */
const withLoop = () =>
  setOf(
    aHalf(
      'mf-x',
      remoteThat('async ({ request }) => { if (request.path.startsWith("/loop")) for (;;); return "drawn" }'),
    ),
  )

test('a page that kills its thread is skipped for a while, and other pages of its version are rendered', async () => {
  open({ taskMs: 500 })
  const set = withLoop()

  const [loop, waiting] = await Promise.all([draw(set, '/loop'), draw(set, '/page')])

  expect([loop, waiting?.html]).toEqual([undefined, '<main>/page 2026-11-23 drawn</main>'])
  expect(await draw(set, '/loop')).toBeUndefined()
  expect(failures.map(({ path, part }) => [path, part.name])).toEqual([['/loop', 'mf-x']])
})

test('a version whose pages kill several threads is skipped for a while, and then tried again', async () => {
  open({ taskMs: 200, ends: 1, restMs: 60_000 })
  const set = withLoop()
  await draw(set, '/loop/1')
  await draw(set, '/loop/2')

  const atOnce = await draw(set, '/page')
  now += 60_000
  const later = await draw(set, '/page')

  expect([atOnce, later?.html]).toEqual([undefined, '<main>/page 2026-11-23 drawn</main>'])
  expect(failures.map(({ path }) => path).toSorted()).toEqual(['', '/loop/1', '/loop/2'])
})

test('a page that throws does not stop other pages of its version', async () => {
  open()
  const set = setOf(
    aHalf(
      'mf-x',
      remoteThat(
        'async ({ request }) => { if (request.path === "/bad") throw new Error("bad"); return "drawn" }',
      ),
    ),
  )

  const [bad, again] = [await draw(set, '/bad'), await draw(set, '/bad')]

  expect([bad, again, failures.length]).toEqual([undefined, undefined, 1])
  expect((await draw(set, '/good'))?.html).toContain('drawn')
})

test('pages beyond the queue of a thread are left to the browser', async () => {
  open({ queue: 1 })
  const set = setOf(
    aHalf('mf-x', remoteThat('() => new Promise((resolve) => setTimeout(resolve, 100, "drawn"))')),
  )

  const drawn = await Promise.all([answer(set, '/1'), answer(set, '/2')])

  expect(drawn).toEqual([expect.objectContaining({ html: '<main>/1 2026-11-23 drawn</main>' }), 'busy'])
})

test('more versions than threads can be rendered', async () => {
  open({ threads: 1 })
  const [first, second] = ['1.0.0', '1.1.0'].map((version) =>
    setOf(aHalf('mf-x', remoteThat(`async () => '${version}'`), version)),
  )

  const drawn = [await draw(first!), await draw(second!), await draw(first!)]

  expect(drawn.map((one) => one?.html.slice(-14))).toEqual([
    '3 1.0.0</main>',
    '3 1.1.0</main>',
    '3 1.0.0</main>',
  ])
  expect(failures).toEqual([])
})

const REQUEST = { path: '/page', search: '', width: 412, day: '2026-11-23', facts: {} }

test('the frame of a page is rendered without any answers', async () => {
  open()
  const remote = aHalf('mf-x', remoteThat('async ({ request }) => JSON.stringify(request.answers)'))

  expect(await renderer.frame(setOf(remote), REQUEST)).toBe('<main>/page 2026-11-23 {}</main>')
})

test.each([
  ['fails', remoteThat("async () => { throw new Error('broken') }")],
  ['is not the remote’s to draw', "exports.remote = { name: 'mf-x', questions: () => undefined }"],
])('the frame of a page that %s is rendered by the shell', async (_reason, source) => {
  open()

  expect(await renderer.frame(setOf(aHalf('mf-x', source)), REQUEST)).toBe('<main>/page 2026-11-23</main>')
  expect(failures).toEqual([])
})

test('a server half that cannot be loaded has no frame', async () => {
  open()

  expect(await renderer.frame(setOf(aHalf('mf-x', "throw new Error('broken')")), REQUEST)).toBeUndefined()
  expect(failures.map(({ part }) => part.name)).toEqual(['mf-x'])
})
