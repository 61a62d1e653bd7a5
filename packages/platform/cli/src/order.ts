import type { CanaryJudge } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import type { Project } from './project.ts'
import type { ChangeWish, RegistryPlace, Signing } from './registry-place.ts'

/** What a command line asks for. */
export interface Order {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly project: Project
  readonly place: RegistryPlace
  /** The registry's folder. @throws {RefusedError} if it is a service. */
  readonly folder: () => string
  readonly channel: string
  readonly percent?: string | undefined
  /** The revision to go back to. */
  readonly to?: string | undefined
  readonly keep?: string | undefined
  readonly wish: ChangeWish
  readonly allow: readonly string[]
  readonly note?: string | undefined
  readonly signing: Signing | undefined
  readonly kit?: string | undefined
  readonly judge: CanaryJudge | null | undefined
  readonly days?: string | undefined
  readonly limits: Limits
  /** Whether a setting is taken away. */
  readonly isLifted: boolean
  readonly newApp: boolean
  /** Whether the archive of the history is read, too. */
  readonly isAll: boolean
  readonly site?: string | undefined
  readonly port: string
  readonly pages: readonly string[]
  readonly state?: string | undefined
  readonly has: (option: 'production' | 'later' | 'dry-run' | 'measure') => boolean
  /** Installs the packages of a new remote; undefined leaves that to its team. */
  readonly install: ((folder: string) => Promise<void>) | undefined
  readonly say: (line: string) => void
}
