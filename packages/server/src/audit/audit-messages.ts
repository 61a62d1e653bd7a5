/** Refusals of what administrators do. */
export const AUDIT_MESSAGES = {
  ADMIN_REASON_INVALID: {
    en: 'Give a reason of {min} to {max} characters.',
    de: 'Geben Sie einen Grund mit {min} bis {max} Zeichen an.',
    es: 'Indique un motivo de entre {min} y {max} caracteres.',
  },
} as const
