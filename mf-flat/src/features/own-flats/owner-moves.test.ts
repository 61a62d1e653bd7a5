import { FLAT_STATUSES } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { ownerMoves } from './owner-moves.ts'

test('every status offers its owner just the ways that the graph knows', () => {
  const offered = FLAT_STATUSES.map((status) => [status, ownerMoves(status).map(({ name }) => name)])

  expect(Object.fromEntries(offered)).toEqual({
    DRAFT: ['submit'],
    IN_REVIEW: ['withdraw'],
    ACTIVE: ['deactivate'],
    INACTIVE: ['activate'],
    REJECTED: ['submit'],
    ARCHIVED: [],
  })
})
