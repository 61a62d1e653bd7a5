import { FLAT_STATUSES } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { ownerMoves } from './owner-moves.ts'

test('the actions offered to an owner are those that the status graph allows', () => {
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
