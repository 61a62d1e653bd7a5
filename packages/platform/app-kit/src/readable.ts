export { type Settable, settable } from './readable/settable.ts'
export { useReadable } from './readable/use-readable.ts'
