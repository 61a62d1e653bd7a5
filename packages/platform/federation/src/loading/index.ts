/** How shell and remotes load their chunks: with a time-out, one retry and a single error type. */
export { loadChunk } from './load-chunk.ts'
export { type LoadMessages, type Messages, type MessageSources, messageLoader } from './message-loader.ts'
export { settledWithin } from './settled-within.ts'
export { whenStalled } from './when-stalled.ts'
export { ChunkError, isChunkError, within } from './within.ts'
