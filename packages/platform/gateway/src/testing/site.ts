import type { IncomingHttpHeaders } from 'node:http'
import type { PinnedVersion, Registry, Release } from '@domizil/federation'

/** A listening gateway in front of a temporary registry. */
export interface Site {
  readonly origin: string
  readonly folder: string
  readonly log: string[]
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  ask(method: string, path: string, headers?: Record<string, string>): Promise<Answer>
  writeRegistry(registry: Registry): void
  publish(
    release: Partial<Release> & Pick<Release, 'name' | 'version'>,
    files?: Record<string, string>,
  ): PinnedVersion
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The links of a 103 answer before it. */
  readonly hints: readonly string[]
}
