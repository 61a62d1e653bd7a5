import type { Log } from '../log.ts'
import { localeOf } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { errorPage } from '../pages/error-page.ts'
import type { Site } from '../pages/layout.ts'
import { sendPage } from '../pages/send-page.ts'
import { matchRoute, type Route } from './route.ts'

// For the provider's own responses. No scripts, except those whose hashes it adds.
const STRICT = "default-src 'none'; script-src; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Answers our own routes and passes others to the protocol. Unexpected errors are logged and answered with a page.
 */
export function routeMiddleware(routes: readonly Route[], site: Site, log: Log) {
  return async (ctx: PageContext, next: () => Promise<unknown>): Promise<void> => {
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.set('Content-Security-Policy', STRICT)
    const match = matchRoute(routes, ctx)

    try {
      if (match) return await match.route.answer(ctx, match.groups)
      await next()
      if (ctx.status === 404 && !ctx.body) showMissing(ctx, site)
    } catch (error) {
      answerError(ctx, error, site, log)
    }
  }
}

function showMissing(ctx: PageContext, site: Site): void {
  sendPage(ctx, site, errorPage(site, { locale: localeOf(ctx), status: 404, kind: 'notFound' }))
}

function answerError(ctx: PageContext, error: unknown, site: Site, log: Log): void {
  const status = statusOf(error)
  if (status >= 500) log.error({ err: error, path: ctx.path }, 'The identity service failed')

  sendPage(ctx, site, errorPage(site, { locale: localeOf(ctx), status, kind: 'error' }))
}

/** Refusals by `ctx.throw` carry their status; other errors are unexpected. */
function statusOf(error: unknown): number {
  if (error instanceof Error && 'expose' in error && error.expose === true && 'status' in error) {
    return Number(error.status)
  }
  return 500
}
