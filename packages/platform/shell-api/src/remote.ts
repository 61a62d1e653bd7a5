import type { ShellApi } from './shell-api.ts'

/** What the shell passes to a remote's lifecycles. */
export interface RemoteProps {
  readonly name: string
  readonly domElement: HTMLElement
  readonly shell: ShellApi
}

/** The lifecycles of single-spa. */
export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<unknown>
  mount(props: RemoteProps): Promise<unknown>
  unmount(props: RemoteProps): Promise<unknown>
}

/** The identity of a built remote. */
export interface RemoteMeta {
  readonly name: string
  readonly version: string
  readonly shellApi: number
}

/** What every remote exposes as `./lifecycles`. */
export interface RemoteModule {
  readonly lifecycles: RemoteLifecycles
  readonly meta: RemoteMeta
}
