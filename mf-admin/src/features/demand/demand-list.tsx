import { listDemand } from '@domizil/api'
import { FormattedNumber } from 'react-intl'
import { Euro, LongText, Moment, Nothing } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/list-description.ts'

/** What people look for and have not found, without their names and contact data. */
export const DEMAND_LIST = describeList(listDemand, {
  name: 'demand',
  keyOf: ({ id }) => id,
  titleOf: ({ place, id }) => place ?? String(id),
  order: { sort: 'time', dir: 'desc' },
  filters: [],
  columns: [
    { id: 'place', width: 172, isOnCard: true, cell: ({ place }) => place ?? <Nothing /> },
    {
      id: 'message',
      width: 170,
      isText: true,
      cell: ({ message }) => (message ? <LongText text={message} /> : <Nothing />),
    },
    { id: 'time', width: 150, cell: ({ time }) => <Moment at={time} /> },
    {
      id: 'count',
      width: 190,
      isNumber: true,
      isOnCard: true,
      cell: ({ count }) => <FormattedNumber value={count} />,
    },
    { id: 'months', width: 104, isNumber: true, cell: ({ months }) => months ?? <Nothing /> },
    { id: 'priceMax', isNumber: true, isOnCard: true, cell: ({ priceMax }) => <Euro value={priceMax} /> },
    { id: 'rooms', width: 158, isNumber: true, isOnCard: true, cell: ({ rooms }) => rooms ?? <Nothing /> },
  ],
})
