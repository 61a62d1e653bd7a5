export { endByTransition } from './end-by-transition.ts'
export { runTransition } from './run-transition.ts'
