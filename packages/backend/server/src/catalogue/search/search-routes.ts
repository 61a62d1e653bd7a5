import { countOptions, searchFlats, searchFlatsByTerm } from '@domizil/api'
import { flatCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { SearchLogService } from './search-log-service.ts'
import type { SearchService } from './search-service.ts'
import { registerOpenCall } from '../../infrastructure/http/index.ts'
import { localeFrom } from '../../foundation/kernel/index.ts'
import { describeSearch, describeTerm, isSearch } from './describe-search.ts'

export function addSearchRoutes(
  app: FastifyInstance,
  { search, searchLog }: { search: SearchService; searchLog: SearchLogService },
): void {
  registerOpenCall(app, searchFlats, flatCalls.searchFlats, (actor, { body }, { request }) => {
    const find = () => search.filter(actor, body)
    if (!isSearch(body)) return find()

    const locale = localeFrom(request.headers['accept-language'])
    const isGone = () => request.raw.socket.destroyed
    return searchLog.observe({ ...describeSearch(body), locale, isGone }, find, ({ total }) => total)
  })

  registerOpenCall(app, countOptions, flatCalls.countOptions, (_actor, { body }) => search.countOptions(body))

  registerOpenCall(app, searchFlatsByTerm, flatCalls.searchFlatsByTerm, (actor, { params }, { request }) => {
    const facts = { ...describeTerm(params.term), locale: localeFrom(request.headers['accept-language']) }
    return searchLog.observe(
      facts,
      () => search.byTerm(actor, params.term),
      (cards) => cards.length,
    )
  })
}
