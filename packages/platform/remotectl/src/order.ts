import type { CanaryJudge } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import type { ChangeWish, RegistryPlace, Signing } from './registry-place.ts'

/** What a command line asks for. */
export interface Order {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly place: RegistryPlace
  /** The registry's folder. @throws {RefusedError} if it is a service. */
  readonly folder: () => string
  readonly channel: string
  readonly percent: string | undefined
  readonly keep: string | undefined
  readonly wish: ChangeWish
  readonly allow: readonly string[]
  readonly signing: Signing | undefined
  readonly kit: string | undefined
  readonly judge: CanaryJudge | null | undefined
  readonly days: string | undefined
  readonly limits: Limits
  /** Whether a setting is taken away. */
  readonly isLifted: boolean
  readonly newApp: boolean
  /** Whether the archive of the history is read, too. */
  readonly isAll: boolean
}
