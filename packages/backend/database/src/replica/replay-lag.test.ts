// proves 11.20
import { expect, test } from '@jest/globals'
import { logPosition, replayLag } from './open-replica.ts'

const WRITTEN = [
  { position: logPosition('0/FFFFFFF0'), at: 1000 },
  { position: logPosition('1/10'), at: 2000 },
  { position: logPosition('1/20'), at: 3000 },
]

test.each([
  ['all that was written', '1/20', 500],
  ['more than was seen of the primary', '2/0', 500],
  ['what was written before, across a boundary of the log', '1/1F', 1500],
  ['what was written long ago', '0/FFFFFFFF', 2500],
  ['nothing that was seen', '0/1', Number.POSITIVE_INFINITY],
])('the replay lag is computed for a replica that has replayed %s', (_what, replayed, lag) => {
  expect(replayLag(WRITTEN, logPosition(replayed), 3500)).toBe(lag)
})
