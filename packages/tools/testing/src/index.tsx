export * from './builders.ts'
export { FakeShell } from './fake-shell.ts'
export { renderRemote } from './render-remote.tsx'
