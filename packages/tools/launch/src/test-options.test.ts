import { expect, test } from '@jest/globals'

const { readOptions } = (await import(new URL('../test-steps.mjs', import.meta.url).href)) as {
  readOptions(words: string[]): unknown
}

const USUAL = { base: undefined, shard: undefined, showsTimes: false, isAll: false }

test.each([
  [[], USUAL],
  [['--changed'], { ...USUAL, base: true }],
  [['--changed=HEAD~3'], { ...USUAL, base: 'HEAD~3' }],
  [['--shard', '1/4'], { ...USUAL, shard: { index: 1, total: 4 } }],
  [['--shard=4/4'], { ...USUAL, shard: { index: 4, total: 4 } }],
  [['--', '--times', '--all'], { ...USUAL, showsTimes: true, isAll: true }],
])('the options %j choose the tests to run', (words, options) => {
  expect(readOptions(words)).toEqual(options)
})

test.each([['--chnaged'], ['--shard', '0/4'], ['--shard', '5/4'], ['--shard']])(
  'the option %s is refused, and the valid ones are listed',
  (...words) => {
    expect(() => readOptions(words)).toThrow(/npm test takes --changed/)
  },
)
