/** A change that the registry refuses. The message says why, for the caller. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Why a change was refused; codes are stable. */
export type RefusalCode =
  | 'BUDGET_EXCEEDED'
  | 'BUILD_INCOMPLETE'
  | 'BUILD_TAMPERED'
  | 'CHANNEL_UNKNOWN'
  | 'NOTHING_TO_ROLL_BACK_TO'
  | 'PART_UNKNOWN'
  | 'RANGE_INVALID'
  | 'REGISTRY_AWAY'
  | 'REGISTRY_BUSY'
  | 'REGISTRY_CHANGED'
  | 'REGISTRY_REFUSED'
  | 'ROUTE_DROPPED'
  | 'ROUTE_RESERVED'
  | 'ROUTE_SHADOWS'
  | 'ROUTE_TAKEN'
  | 'USAGE'
  | 'VERSION_EXISTS'
  | 'VERSION_UNFIT'
  | 'VERSION_UNKNOWN'
