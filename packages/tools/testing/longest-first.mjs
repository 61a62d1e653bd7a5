import TestSequencer from '@jest/test-sequencer'

/** Files that take a worker longer than any other does: begun last, one of them would be what the whole run waits for. */
const LONGEST = [
  'composition/hard-values',
  'src/serve',
  'move/backup',
  'load/load-demo',
  'signed-contract/sealed-contract',
  'embedded/crash',
]

/** Runs the longest files first, the rest as jest does: by what it remembers, and else by size. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => LONGEST.findLastIndex((name) => path.endsWith(`${name}.test.ts`))
    const isLong = (test) => rank(test) >= 0
    // Jest's own, which gives back another list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = super.sort(tests)

    return [
      ...sorted.filter(isLong).toSorted((one, other) => rank(one) - rank(other)),
      ...sorted.filter((test) => !isLong(test)),
    ]
  }
}
