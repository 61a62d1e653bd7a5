/** Refusals around what people say of themselves. */
export const USER_MESSAGES = {
  PROFILE_INVALID: {
    en: 'Some of your details are not right yet. Please check them.',
    de: 'Einige Ihrer Angaben stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos de sus datos aún no son correctos. Revíselos.',
  },
} as const
