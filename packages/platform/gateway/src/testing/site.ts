import type { IncomingHttpHeaders } from 'node:http'
import type { Pinned, Registry, Release } from '@domizil/federation'

/** A gateway that listens, in front of a registry of its own. */
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
  ): Pinned
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}
