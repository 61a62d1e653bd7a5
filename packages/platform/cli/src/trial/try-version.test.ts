// proves 15.58
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readReleaseFolder } from '../release-folder.ts'
import { aFolder } from '../testing/a-build.ts'
import { aJournal, anEntry, aShell } from '../testing/a-trial.ts'
import { type TrialLimits, tryVersion } from './try-version.ts'

const HALF = 'exports.remote = { questions: () => [], draw: async () => "" }'
const PATIENT: TrialLimits = { processorMs: 30_000, idleMs: 20_000, megabytes: 512 }

/** The refusal of a version; undefined for one that may be published. */
async function refusalOf(
  build: string,
  { limits = {}, ...more }: { limits?: Partial<TrialLimits>; allow?: string[] } = {},
) {
  const options = { ...more, limits: { ...PATIENT, ...limits } }
  return tryVersion(readReleaseFolder(build), readReleaseFolder(aShell()), options).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

test('a version whose entry, pages and server half run is accepted', async () => {
  expect(await refusalOf(aJournal(anEntry(), HALF))).toBeUndefined()
})

const FAULTS: [string, string, string | undefined, RegExp][] = [
  [
    'is a script of old',
    'var mf_journal = {}',
    undefined,
    /entry\.js is no ES module that exports get and init/,
  ],
  [
    'throws while it is loaded',
    anEntry({ before: 'missing()' }),
    undefined,
    /cannot be loaded: ReferenceError: missing/,
  ],
  [
    'imports from elsewhere',
    anEntry({ before: "import 'https://x.example/a.js'" }),
    undefined,
    /no file of it/,
  ],
  [
    'exports no lifecycles',
    'export const init = () => {}, get = async () => () => ({})',
    undefined,
    /no `lifecycles`/,
  ],
  [
    'says that it is another version',
    anEntry({ meta: "{ name: 'mf-journal', version: '0.9.0', shellApi: 1 }" }),
    undefined,
    /the version 1\.0\.0/,
  ],
  [
    'cannot be mounted',
    anEntry({ mount: 'async () => { throw new Error("no root.") }' }),
    undefined,
    /cannot show \/journal\/:day: Error: no root\. .*--allow \/journal\/:day/,
  ],
  [
    'reports an error to the shell',
    anEntry({ mount: 'async ({ shell }) => shell.reportError(new TypeError("no map"), {})' }),
    undefined,
    /TypeError: no map/,
  ],
  [
    'throws soon after it was mounted',
    anEntry({ mount: 'async () => requestAnimationFrame(() => { throw new Error("late") })' }),
    undefined,
    /Error: late/,
  ],
  [
    'has a server half that throws',
    anEntry(),
    'throw new Error("no half")',
    /cannot be loaded: Error: no half/,
  ],
  ['has a server half without a remote', anEntry(), '', /server half exports no `remote`/],
  [
    'has a server half that needs what the shell lacks',
    anEntry(),
    'require("left-pad")',
    /left-pad, which the shell does not lend/,
  ],
]

test.each(FAULTS)('a version that %s is refused with its error', async (_fault, entry, half, sentence) => {
  expect(await refusalOf(aJournal(entry, half))).toMatch(sentence)
})

test.each<[string, string, Partial<TrialLimits>, RegExp]>([
  ['works without end', 'for (;;);', { processorMs: 2_000 }, /more than 2 s of processor time/],
  [
    'waits without end',
    'await new Promise(() => undefined)',
    { idleMs: 500 },
    /waits for something that never comes/,
  ],
  [
    'waits without end, and looks again and again whether it may go on',
    `setInterval(() => { const end = Date.now() + 2; while (Date.now() < end); }, 60)
     await new Promise(() => undefined)`,
    { idleMs: 1_000, processorMs: 3_000 },
    /waits for something that never comes/,
  ],
  [
    'takes memory without end',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}))',
    { megabytes: 128 },
    /needed more than 128 MB/,
  ],
])('a version that %s is stopped and refused', async (_fault, before, limits, sentence) => {
  expect(await refusalOf(aJournal(anEntry({ before })), { limits })).toMatch(sentence)
})

test('code that escapes its page’s sandbox cannot read environment variables or files', async () => {
  const secret = path.join(aFolder(), 'secret.txt')
  writeFileSync(secret, 'secret')
  process.env['DOMIZIL_SECRET'] = 'secret'
  const before = `
    const { env, getBuiltinModule } = fetch.constructor('return process')()
    const read = () => getBuiltinModule('node:fs').readFileSync(${JSON.stringify(secret)}, 'utf8')
    const spawn = () => getBuiltinModule('node:child_process').execSync('env', { encoding: 'utf8' })
    const tried = [read, spawn].map((one) => { try { return one() } catch ({ code }) { return code } })
    throw new Error([env.DOMIZIL_SECRET, ...tried].join())`

  const refusal = await refusalOf(aJournal(anEntry({ before })))
  delete process.env['DOMIZIL_SECRET']

  expect(refusal).toContain(': Error: ,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED.')
})

test('a page that needs a browser is skipped in the trial where --allow names it', async () => {
  const build = aJournal(anEntry({ mount: 'async () => { throw new Error("no WebGL") }' }))

  expect(await refusalOf(build, { allow: ['/journal/:day'] })).toBeUndefined()
})

test('the trial of a shell loads its server half', async () => {
  const shell = readReleaseFolder(aShell())
  writeFileSync(path.join(shell.folder, 'server/server.cjs'), 'throw new Error("no shell")')

  await expect(tryVersion(shell, shell)).rejects.toThrow('shell 1.0.0 cannot be loaded: Error: no shell.')
})
