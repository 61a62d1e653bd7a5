import type { UserRole } from '@domizil/domain'
import type { Readable } from '@domizil/shell-api'

/** Somebody is asked for their details, or wants to see them. */
export interface ProfileRequest {
  readonly id: number
  /** What they are about to do. Undefined when they opened the details themselves: then nothing has to be said. */
  readonly role: UserRole | undefined
  /** Closes the dialog and tells whoever asked whether the details are complete. */
  close(isComplete: boolean): void
}

export interface ProfileRequests {
  readonly current: Readable<ProfileRequest | null>
  /** Opens the details. */
  open(): void
  /**
   * Asks for what is missing, and for nothing when nothing is. True once it is complete, false when the dialog was closed.
   *
   * @throws {ApiError} when the server cannot tell what is missing.
   */
  complete(role: UserRole): Promise<boolean>
}
