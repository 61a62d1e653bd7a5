import { refusals } from '../../foundation/kernel/index.ts'

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
