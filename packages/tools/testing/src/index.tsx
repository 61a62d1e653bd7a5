export * from './builders.ts'
export { FakeShell } from './fake-shell.ts'
export { aDrawnShell, hydrateElement, hydrateRemote } from './hydrate-drawn.tsx'
export { renderRemote } from './render-remote.tsx'
