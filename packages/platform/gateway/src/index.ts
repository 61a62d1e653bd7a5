export { tileAddressOf } from './street-map/serve-tiles.ts'
export { createGateway } from './gateway.ts'
export type { AnsweredRequest } from './answered-request.ts'
export type {
  DemoState,
  DrawnView,
  GatewayConfig,
  Origins,
  Publisher,
  TrustedKeys,
} from './gateway-config.ts'
export { type ProxyOptions, proxyTo } from './proxy/proxy.ts'
export type { Upstream } from './upstream.ts'
