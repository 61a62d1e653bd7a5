export { createGateway } from './gateway.ts'
export type { GatewayConfig, Origins, Publisher } from './gateway-config.ts'
export { type ProxyOptions, proxyTo } from './proxy.ts'
export type { Upstream } from './upstream.ts'
