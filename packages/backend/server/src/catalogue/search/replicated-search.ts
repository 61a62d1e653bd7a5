import type { Replica } from '@domizil/database'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { createPlaceService, type PlaceService } from './place-service.ts'
import { createSearchService, type SearchService } from './search-service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** A replica for the public search; without one the database itself answers it. */
  replica?: { db: Database; read: Replica['read'] } | undefined
}

/**
 * The public search, which reads from a replica where there is one. People who are signed in see what they have just
 * changed: their searches stay with the database that has it.
 */
export function createReplicatedSearch({ replica, ...dependencies }: Dependencies): SearchService {
  const here = createSearchService(dependencies)
  if (!replica) return here

  const there = createSearchService({ ...dependencies, db: replica.db })
  const { read } = replica
  return {
    filter: (actor, filter) =>
      actor.id === null
        ? read(
            () => there.filter(actor, filter),
            () => here.filter(actor, filter),
          )
        : here.filter(actor, filter),
    byTerm: (actor, text) =>
      actor.id === null
        ? read(
            () => there.byTerm(actor, text),
            () => here.byTerm(actor, text),
          )
        : here.byTerm(actor, text),
    countOptions: (filter) =>
      read(
        () => there.countOptions(filter),
        () => here.countOptions(filter),
      ),
  }
}

/** Places to search in, which are read from a replica where there is one. */
export function createReplicatedPlaces({ replica, ...dependencies }: Dependencies): PlaceService {
  const here = createPlaceService(dependencies)
  if (!replica) return here

  const there = createPlaceService({ ...dependencies, db: replica.db })
  return {
    list: (term, locale) =>
      replica.read(
        () => there.list(term, locale),
        () => here.list(term, locale),
      ),
  }
}
