/** Refusals around searching. */
export const SEARCH_MESSAGES = {
  INVALID_SEARCH: {
    en: 'These filters contradict each other.',
    de: 'Diese Filter widersprechen sich.',
    es: 'Estos filtros se contradicen.',
  },
} as const
