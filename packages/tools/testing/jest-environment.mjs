import { TestEnvironment } from 'jest-environment-jsdom'
import { withTimes } from './test-times.mjs'

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
  'crypto',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
]

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of LENT) {
      // Some of jsdom's own are getters.
      const lent = { value: globalThis[name], configurable: true, writable: true }
      if (lent.value) Object.defineProperty(this.global, name, lent)
    }
  }
}

export default withTimes(BrowserEnvironment)
