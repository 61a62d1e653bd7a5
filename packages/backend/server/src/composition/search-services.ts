import {
  createPlaceService,
  createSearchService,
  type PlaceService,
  type SearchService,
} from '../catalogue/search/module.ts'
import type { ServiceDependencies } from './service-dependencies.ts'

/**
 * The services of the public search, which read from a replica where there is one. People who are signed in see what they have just
 * changed: their searches stay with the database that has it.
 */
export function createSearchServices(dependencies: ServiceDependencies): {
  search: SearchService
  places: PlaceService
} {
  const { replica } = dependencies
  const here = servicesOn(dependencies)
  if (!replica) return here

  const there = servicesOn({ ...dependencies, db: replica.db })
  const { read } = replica
  return {
    search: {
      filter: (actor, filter) =>
        actor.id === null
          ? read(
              () => there.search.filter(actor, filter),
              () => here.search.filter(actor, filter),
            )
          : here.search.filter(actor, filter),
      byTerm: (actor, text) =>
        actor.id === null
          ? read(
              () => there.search.byTerm(actor, text),
              () => here.search.byTerm(actor, text),
            )
          : here.search.byTerm(actor, text),
      countOptions: (filter) =>
        read(
          () => there.search.countOptions(filter),
          () => here.search.countOptions(filter),
        ),
    },
    places: {
      list: (term, locale) =>
        read(
          () => there.places.list(term, locale),
          () => here.places.list(term, locale),
        ),
    },
  }
}

function servicesOn({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  return { search: createSearchService({ db, clock }), places: createPlaceService({ db, clock }) }
}
