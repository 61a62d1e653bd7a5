import { EMPTY, type Plant, uses } from './plant.ts'
import { ROOM_MAY_IMPORT } from './rooms.ts'

const SERVER = 'packages/backend/server/src'

/** A room imports the composition, which is above it. */
const upwards = ([floor, rooms]: [string, object]): Plant[] =>
  Object.keys(rooms).map((room) => ({
    rule: `imports-of-room-${room}`,
    files: {
      [`${SERVER}/${floor}/${room}/some-service.ts`]: uses('../../composition/services.ts'),
      [`${SERVER}/composition/services.ts`]: EMPTY,
    },
  }))

/** Trees that violate the rules of the server's rooms. */
export const ROOMS: readonly Plant[] = [
  ...Object.entries(ROOM_MAY_IMPORT).flatMap(upwards),
  {
    rule: 'imports-of-room-search',
    files: {
      [`${SERVER}/catalogue/search/search-service.ts`]:
        "import type { Booking } from '../../rental/booking/index.ts'\nexport const ids = (all: Booking[]) => all.length\n",
      [`${SERVER}/rental/booking/index.ts`]: 'export type Booking = string\n',
    },
  },
  {
    rule: 'imports-of-a-strange-room',
    files: {
      [`${SERVER}/catalogue/newcomer/newcomer-service.ts`]: uses('../../foundation/kernel/index.ts'),
      [`${SERVER}/foundation/kernel/index.ts`]: EMPTY,
    },
  },
  {
    rule: 'only-through-index',
    files: {
      [`${SERVER}/rental/booking/booking-service.ts`]: uses('../../catalogue/flat/flat-repository.ts'),
      [`${SERVER}/catalogue/flat/flat-repository.ts`]: EMPTY,
    },
  },
  {
    rule: 'composition-uses-doors',
    files: {
      [`${SERVER}/composition/services.ts`]: uses('../catalogue/flat/flat-service.ts'),
      [`${SERVER}/catalogue/flat/flat-service.ts`]: EMPTY,
    },
  },
  {
    rule: 'module-is-for-the-composition',
    files: {
      [`${SERVER}/rental/booking/booking-service.ts`]: uses('../../catalogue/flat/module.ts'),
      [`${SERVER}/catalogue/flat/module.ts`]: EMPTY,
    },
  },
]
