import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom lacks the fetch family and what stands behind it: lend it Node's own.
// Not MessageChannel: React's scheduler would keep its port open and jest would never end.
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
