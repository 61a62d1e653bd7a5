import type { ErrorBody } from '@domizil/api'
import { nameOf, namesRow, type Place } from './places.ts'
import type { RawReply } from './send-as-is.ts'

/** Values that are right or wrong together: either of them may be named. */
const PAIRS = [
  ['startDate', 'endDate'],
  ['blockedFrom', 'blockedTo'],
  ['issueDate', 'validUntil'],
  ['north', 'south'],
  ['latitude', 'longitude'],
  ['postcode', 'city'],
] as const

/** What is wrong with an answer to a request whose only fault is one value; undefined where it is as it should be. */
export function complaintAbout({ status, body }: RawReply, place: Place): string | undefined {
  if (status < 400) return undefined
  const error = errorIn(body)
  const isRightly =
    status < 500 &&
    error &&
    (status === 413 || (status === 404 && namesRow(place)) || namesPlace(error, place))

  return isRightly ? undefined : `${status} ${body.slice(0, 300)}`
}

/** The one error body; undefined for any other. */
export function errorIn(body: string): ErrorBody | undefined {
  const { error, code, details = [], ...rest } = JSON.parse(body)
  const isOne = /\w/.test(error) && /^[A-Z_]+$/.test(code) && Array.isArray(details)
  return isOne && Object.keys(rest).length === 0 ? { error, code, details } : undefined
}

/** A value is named by its own name, by that of one inside or around it, or by that of its pair. */
function namesPlace({ details = [] }: ErrorBody, place: Place): boolean {
  const names = [nameOf(place), ...pairsOf(place)]

  return details.some(({ field }) =>
    names.some(
      (name) =>
        field === name ||
        name === 'body' ||
        field.startsWith(`${name}.`) ||
        name.startsWith(`${field}.`) ||
        // What cannot be decoded is no parameter yet.
        (field === 'path' && place.part === 'params'),
    ),
  )
}

function pairsOf({ path }: Place): string[] {
  const others = PAIRS.filter((pair) => (pair as readonly (string | undefined)[]).includes(path.at(-1)))
  return others.flatMap((pair) => pair.map((name) => [...path.slice(0, -1), name].join('.')))
}
