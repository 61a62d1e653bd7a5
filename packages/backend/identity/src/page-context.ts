import type Provider from 'oidc-provider'

/** One request to one of our own pages: Koa's context, as the provider hands it to its middleware. */
export type PageContext = Parameters<Parameters<Provider['use']>[0]>[0]
