// proves 22.71
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { ROOT } from '../testing/launched.ts'

interface Command {
  readonly command: string
  readonly by?: string
}
const { commandsOf } = (await import(new URL('../../testing/containers/book.mjs', import.meta.url).href)) as {
  commandsOf(text: string): Command[]
}

const STEPS = path.join(ROOT, 'packages/tools/launch/testing/containers')
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8')
/** What the steps of test:containers take out of the book. */
const taken = readdirSync(STEPS).flatMap((name) =>
  [...read(path.join(STEPS, name)).matchAll(/fromBook\(\s*(['"])(.*?)\1\s*[,)]/g)].map(
    ([, , command]) => command,
  ),
)

/** The commands of a book that no test runs. */
const notRun = (book: string): string[] =>
  commandsOf(book)
    .filter(({ command, by }) => !isRun(command, by))
    .map(({ command }) => command)

function isRun(command: string, by: string | undefined): boolean {
  if (by === undefined) return taken.includes(command)
  return by === 'unproven' || read(by).includes(lastWordOf(command))
}

/** Of those before the first example or option: `team` of `npm run domizil -- registry team --remotes …`. */
function lastWordOf(command: string): string {
  const words = command.replace(' -- ', ' ').split(' ')
  const end = words.findIndex((word) => !/^[a-z-]*[a-z]$/.test(word))
  return words.slice(0, end < 0 ? undefined : end).at(-1) ?? command
}

describe('docs/operations.md', () => {
  test('every command is run by a test, unless marked as unproven', () => {
    expect(notRun(read('docs/operations.md'))).toEqual([])
  })

  test('a command without a test is found', () => {
    expect(notRun('```sh\nnpm run stack:promote\nnpm run stack:undo   # a comment\n```\n')).toEqual([
      'npm run stack:undo',
    ])
  })

  test('a command that its named test does not run is found', () => {
    const by = 'packages/tools/launch/src/move/move-to.test.ts'

    expect(notRun(`\`\`\`sh ${by}\nnpm run restart -- /x\n\`\`\`\n`)).toEqual(['npm run restart -- /x'])
  })
})
