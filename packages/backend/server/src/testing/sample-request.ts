import type { Ids } from './marketplace.ts'
import type { People, Who } from './marketplace-people.ts'

type Maker<Part> = (ids: Ids, people: People) => Part

/** A request to a call that is as it should be. */
export interface SampleRequest {
  /** By whom it is answered with 200, where it is at all. */
  by: Who
  /** The path of the call where it is left out. */
  address?: Maker<string>
  body?: Maker<object>
  /** The file of a multipart form, in the field `file`. */
  file?: Maker<string>
}
