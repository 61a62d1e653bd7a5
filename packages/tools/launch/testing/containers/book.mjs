// The commands of docs/operations.md: a step runs them as they stand there, with words of the test in place of the examples.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../paths.mjs'

const BOOK = 'docs/operations.md'
/** A block of commands; a word after `sh` names the other test that runs them, or says that none does (`unproven`). */
const BLOCK = /^```sh(?: (\S+))?\n([\s\S]*?)^```$/gm

/** Each command of a text, without its comment, and who runs it if it is not test:containers. */
export function commandsOf(text) {
  return [...text.matchAll(BLOCK)].flatMap(([, by, lines]) =>
    lines
      .split('\n')
      .map((line) => line.split(' # ')[0].trim())
      .filter(Boolean)
      .map((command) => ({ command, by })),
  )
}

/** A command of the book, with other words in it. @throws {Error} where the book has no such command. */
export function fromBook(command, words = {}) {
  const all = commandsOf(readFileSync(join(ROOT, BOOK), 'utf8'))
  if (!all.some((one) => one.command === command)) throw new Error(`${BOOK} does not say: ${command}`)
  return Object.entries(words).reduce((line, [word, other]) => line.replace(word, other), command)
}
