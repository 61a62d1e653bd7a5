import { isChunkError } from '@domizil/federation/loading'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import type { Http } from './http.ts'

/**
 * Loads what sends requests, once: a separate chunk, because a drawn page is taken over without any call. If it is
 * missing the page reloads once, and the next call tries again.
 */
export function httpLoader(fetchWithProgress: typeof fetch): () => Promise<Http> {
  let loading: Promise<Http> | undefined

  async function load(): Promise<Http> {
    try {
      const { createHttp } = await loadOwnChunk(
        'http',
        () => import(/* webpackChunkName: "http" */ './http.ts'),
      )
      return createHttp(fetchWithProgress)
    } catch (error) {
      loading = undefined
      if (isChunkError(error)) domizilBoot.chunkFailed('http')
      throw error
    }
  }

  return () => (loading ??= load())
}
