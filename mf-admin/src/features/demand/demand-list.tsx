import { listDemand } from '@domizil/api'
import { LongText, Nothing } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'

/** What people look for and have not found, without their names and contact data. */
export const DEMAND_LIST = describeList(listDemand, 'demand', {
  keyOf: ({ id }) => id,
  titleOf: ({ place, id }) => place ?? String(id),
  people: {},
  columns: [
    { id: 'place', width: 172, isOnCard: true },
    {
      id: 'message',
      width: 170,
      isText: true,
      cell: ({ message }) => (message ? <LongText text={message} /> : <Nothing />),
    },
    { id: 'time', width: 150 },
    {
      id: 'count',
      width: 190,
      isOnCard: true,
    },
    { id: 'months', width: 104 },
    { id: 'priceMax', isOnCard: true },
    { id: 'rooms', width: 158, isOnCard: true },
  ],
})
