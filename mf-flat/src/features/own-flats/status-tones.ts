import type { FlatStatus } from '@domizil/domain'
import type { Tone } from '@domizil/ui/parts'

/** The tone of each status. */
export const STATUS_TONES: Record<FlatStatus, Tone> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warn',
  ACTIVE: 'ok',
  INACTIVE: 'info',
  REJECTED: 'danger',
  ARCHIVED: 'neutral',
}
