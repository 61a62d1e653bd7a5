import type Provider from 'oidc-provider'

/** A request to one of our own pages: Koa's context, as the provider passes it to middleware. */
export type PageContext = Parameters<Parameters<Provider['use']>[0]>[0]
