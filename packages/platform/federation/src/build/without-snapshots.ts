// Stands in for two modules of the federation runtime that fetch manifests and preload what they list: a release says what a
// page needs, and without these 3 KB (brotli) every page is alive earlier. The runtime makes a handler and never asks it.
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined }
  readonly manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = () => ({})
export const defaultPreloadArgs = notThere
export const formatPreloadArgs = notThere
export const normalizePreloadExposes = notThere
export const preloadAssets = notThere

function notThere(): never {
  throw new Error('pages have no manifests')
}
