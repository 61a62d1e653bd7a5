export { tileAddressOf } from './street-map/serve-tiles.ts'
export { createGateway } from './gateway.ts'
export type {
  AnsweredRequest,
  DemoState,
  DrawnView,
  GatewayConfig,
  Origins,
  Publisher,
  TrustedKeys,
  Upstream,
} from './gateway-config.ts'
export { type ProxyOptions, proxyTo } from './proxy/proxy.ts'
