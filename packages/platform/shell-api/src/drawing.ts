import type { ShellApi } from './shell-api.ts'

/** The address of a first view, without the language prefix. */
export interface DrawPlace {
  readonly path: string
  /** With the question mark; empty without parameters. */
  readonly search: string
  /** The width in pixels that the page is drawn for. */
  readonly width: number
}

/** Everything that a drawn page depends on, beside the versions that draw it. */
export interface DrawRequest extends DrawPlace {
  /** The facts that the page passes to the shell. */
  readonly facts: unknown
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The backend's answers, by the keys of the questions. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** What a first view asks the backend, without a session. The key is that of the query in the browser. */
export interface DrawQuestion {
  readonly key: string
  readonly method: string
  /** Below `/api`, with its query. */
  readonly path: string
  readonly body?: unknown
}

/** What the server half of a remote exports as `remote`. */
export interface ServerRemote {
  readonly name: string
  /** The major version of the shell API that `draw` takes; the first one if left out. */
  readonly shellApi?: number
  /** What a page asks the backend; undefined if this half does not draw it. */
  questions(page: string, place: DrawPlace): readonly DrawQuestion[] | undefined
  /** The HTML of the remote's current page. Rejects if anything of it fails. */
  draw(shell: ShellApi): Promise<string>
}

/** What the server half of the shell exports. */
export interface ServerShell {
  /** The modules that remotes take from the shell, by name, as in the browser. */
  readonly shared: Readonly<Record<string, unknown>>
  /** What a page asks the backend; undefined if it is not drawn. */
  questions(
    request: Omit<DrawRequest, 'answers'>,
    remote: ServerRemote | undefined,
  ): readonly DrawQuestion[] | undefined
  /** The HTML of the page's root; empty for a page that the browser alone can draw. Rejects if anything of it fails. */
  draw(request: DrawRequest, remote: ServerRemote | undefined): Promise<string>
}
