import type { UserRole } from '@domizil/domain'
import type { Readable } from '@domizil/shell-api'

/** A request to open the profile dialog. */
export interface ProfileRequest {
  readonly id: number
  /** The role whose details are required. Undefined if the user opened the dialog: then nothing is required. */
  readonly role: UserRole | undefined
  /** Whether the dialog opens at the reports of the account. */
  readonly showsReports: boolean
  /** Closes the dialog and resolves the request with whether the profile is complete. */
  close(isComplete: boolean): void
}

export interface ProfileRequests {
  readonly current: Readable<ProfileRequest | null>
  /** Opens the profile dialog, at the reports of the account if they are asked for. */
  open(options?: { showsReports?: boolean }): void
  /**
   * Asks for missing details, if there are any. Resolves true once they are complete, false if the dialog was closed.
   *
   * @throws {ApiError} if the server cannot be asked what is missing.
   */
  complete(role: UserRole): Promise<boolean>
}
