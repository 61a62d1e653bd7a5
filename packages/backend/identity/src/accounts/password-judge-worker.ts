import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import type { Answer, Question, Verdict } from './password-verdict.ts'

/** The time grows with the square of the length; what is hard to guess in 32 characters stays so. */
const MAX_LENGTH = 32

/** How many readings of "p4$$w0rd" are tried. With the library's 100 the same scores take three times as long. */
const MAX_SUBSTITUTIONS = 20

// The graphs are of QWERTY, QWERTZ, AZERTY, Dvorak and keypads. Spanish keyboards have the rows of QWERTY.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...spanish, ...named(german, 'de') },
  graphs: adjacencyGraphs,
  maxLength: MAX_LENGTH,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
})

/** The German package calls its dictionaries as others call theirs, without its language. */
function named(dictionary: typeof german, language: string): Record<string, (string | number)[]> {
  return Object.fromEntries(Object.entries(dictionary).map(([name, words]) => [`${name}-${language}`, words]))
}

parentPort?.on('message', ({ id, password, ownWords }: Question) => {
  const { score, feedback } = estimator.check(password, [...ownWords])
  // Without translations the library answers with the names of its texts.
  const verdict = { score, ...feedback } as Verdict
  // A port of a thread, not a window: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ id, verdict } satisfies Answer)
})
