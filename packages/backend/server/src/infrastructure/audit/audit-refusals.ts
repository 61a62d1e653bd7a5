import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals of audited actions. */
export const refuse = refusals({
  ADMIN_REASON_INVALID: {
    status: 422,
    field: 'reason',
    en: 'Give a reason of {min} to {max} characters.',
    de: 'Geben Sie einen Grund mit {min} bis {max} Zeichen an.',
    es: 'Indique un motivo de entre {min} y {max} caracteres.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  reason: word('Reason', 'Grund', 'Motivo'),
}
