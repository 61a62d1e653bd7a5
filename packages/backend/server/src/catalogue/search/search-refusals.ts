import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around searches. */
export const refuse = refusals({
  INVALID_SEARCH: {
    status: 422,
    en: 'These filters contradict each other.',
    de: 'Diese Filter widersprechen sich.',
    es: 'Estos filtros se contradicen.',
  },
})
