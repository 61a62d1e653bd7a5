import { Problem } from './problem.mjs'

const USAGE =
  'npm test takes --changed or --changed=<commit>, --shard 1/4, --times and --all, each after "--": npm test -- --shard 1/4'

/**
 * What the words after `npm test --` ask for: `base`, a commit or true, for what changed since; `shard` as `{ index, total }`;
 * `showsTimes`; and `isAll` for the tests that the usual run leaves out.
 *
 * @throws {Problem} for a word that is not known: a typo must not start another run than the one that was meant.
 */
export function readOptions(words) {
  const options = { base: undefined, shard: undefined, showsTimes: false, isAll: false }
  const rest = words.flatMap((word) => (word.startsWith('--shard=') ? word.split('=') : [word]))

  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--changed') options.base = true
    else if (word.startsWith('--changed=')) options.base = word.slice('--changed='.length)
    else if (word === '--shard') options.shard = shardOf(rest.shift())
    else if (word === '--times') options.showsTimes = true
    else if (word === '--all') options.isAll = true
    else if (word !== '--') throw new Problem(`"${word}" is not known. ${USAGE}`)
  }
  return options
}

function shardOf(word = '') {
  const [index, total] = /^(\d+)\/(\d+)$/.exec(word)?.slice(1).map(Number) ?? []
  if (!(index >= 1 && index <= total)) throw new Problem(`"${word}" is no part of a run. ${USAGE}`)

  return { index, total }
}
