export type { Half, VersionSet } from './half.ts'
export {
  createRenderer,
  type DrawFailure,
  type Drawn,
  type Renderer,
  type RendererLimits,
  type UnansweredRequest,
  type Undrawn,
} from './renderer.ts'
export { createRendererProcess } from './renderer-process.ts'
