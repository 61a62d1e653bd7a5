/** How shell and remotes fetch a part of themselves: bounded in time, asked for twice, failing with one error. */
export { loadChunk } from './load-chunk.ts'
export { type Messages, type MessageSources, messageLoader } from './message-loader.ts'
export { prepared } from './prepared.ts'
export { ChunkError, within } from './within.ts'
