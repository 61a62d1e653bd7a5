import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom lacks fetch and related globals: use Node's. Not MessageChannel: React's scheduler would keep its port open
// and jest would never exit.
const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
]

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of LENT) if (globalThis[name]) this.global[name] = globalThis[name]
  }
}
