import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import type { Answer, Question, Verdict } from './password-verdict.ts'

/** The time grows with the square of the length; strength does not change beyond 32 characters. */
const MAX_LENGTH = 32

/**
 * The number of substitutions tried for "p4$$w0rd". The library's default of 100 gives the same scores in three times
 * the time.
 */
const MAX_SUBSTITUTIONS = 20

// The keyboard graphs are QWERTY, QWERTZ, AZERTY, Dvorak and keypads. Spanish keyboards have the rows of QWERTY.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...spanish, ...named(german, 'de') },
  graphs: adjacencyGraphs,
  maxLength: MAX_LENGTH,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
})

/** The German package names its dictionaries without the language, unlike the others. */
function named(dictionary: typeof german, language: string): Record<string, (string | number)[]> {
  return Object.fromEntries(Object.entries(dictionary).map(([name, words]) => [`${name}-${language}`, words]))
}

parentPort?.on('message', ({ id, password, ownWords }: Question) => {
  const { score, feedback } = estimator.check(password, [...ownWords])
  // Without translations the library returns the keys of its texts.
  const verdict = { score, ...feedback } as Verdict
  // A port of a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ id, verdict } satisfies Answer)
})
