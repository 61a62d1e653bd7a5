import { searchFlats, searchFlatsByTerm } from '@domizil/contract'
import { flatCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall } from '../app/register-call.ts'
import type { Services } from '../app/services.ts'
import { localeFrom } from '../lib/messages.ts'
import { describeSearch, describeTerm, isFirstPage } from '../search-log/describe-search.ts'

export function addSearchRoutes(app: FastifyInstance, { search, searchLog }: Services): void {
  registerOpenCall(app, searchFlats, flatCalls.searchFlats, (actor, { body }, { request }) => {
    const find = () => search.filter(actor, body)
    if (!isFirstPage(body)) return find()

    const locale = localeFrom(request.headers['accept-language'])
    return searchLog.observe({ ...describeSearch(body), locale }, find, ({ total }) => total)
  })

  registerOpenCall(app, searchFlatsByTerm, flatCalls.searchFlatsByTerm, (actor, { params }, { request }) => {
    const facts = { ...describeTerm(params.term), locale: localeFrom(request.headers['accept-language']) }
    return searchLog.observe(
      facts,
      () => search.byTerm(actor, params.term),
      (cards) => cards.length,
    )
  })
}
