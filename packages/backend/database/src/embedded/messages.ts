/** The worker's task, passed as its `workerData`. */
export type Task =
  /** Create a database in a folder that does not exist yet, and end. */
  | { task: 'initialise'; folder: string }
  /** Open the database of a folder, or one in memory (from a prepared file, if given), and serve clients. */
  | { task: 'serve'; folder?: string; prepared?: string }

/** From the pool to the worker. Bytes are PostgreSQL's wire protocol. */
export type ToWorker =
  | { kind: 'open'; id: number }
  | { kind: 'data'; id: number; bytes: Uint8Array }
  | { kind: 'close'; id: number }
  /** Ends the thread; writes a prepared database first, if a file is named. */
  | { kind: 'stop'; dump?: string }

/** From the worker to the pool. */
export type FromWorker = { kind: 'ready' } | { kind: 'data'; id: number; bytes: Uint8Array }
