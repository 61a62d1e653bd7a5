import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals of repeated requests. */
export const refuse = refusals({
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    field: 'idempotency-key',
    en: 'This Idempotency-Key has been used for another request.',
    de: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
    es: 'Esta Idempotency-Key ya se ha usado para otra solicitud.',
  },
})
