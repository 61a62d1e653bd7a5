/** The registry does not take a change. The message says why, in a sentence for the one who asked. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Why a change was refused; never changes its meaning. */
export type RefusalCode =
  | 'BUILD_INCOMPLETE'
  | 'BUILD_TAMPERED'
  | 'CHANNEL_UNKNOWN'
  | 'NOTHING_TO_ROLL_BACK_TO'
  | 'PART_UNKNOWN'
  | 'RANGE_INVALID'
  | 'REGISTRY_BUSY'
  | 'ROUTE_TAKEN'
  | 'USAGE'
  | 'VERSION_EXISTS'
  | 'VERSION_UNFIT'
  | 'VERSION_UNKNOWN'
