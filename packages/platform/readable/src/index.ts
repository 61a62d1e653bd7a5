export type { Readable } from './readable.ts'
export { type Settable, settable } from './settable.ts'
export { useReadable } from './use-readable.ts'
