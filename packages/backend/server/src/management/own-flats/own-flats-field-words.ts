import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  changedSinceReview: word(
    'Changes since the review',
    'Änderungen seit der Prüfung',
    'Cambios desde la revisión',
  ),
}
