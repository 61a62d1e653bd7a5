import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around administration of users. */
export const refuse = refusals({
  USER_NOT_FOUND: {
    status: 404,
    en: 'There is nobody like that.',
    de: 'Diese Person gibt es nicht.',
    es: 'Esta persona no existe.',
  },
  CANNOT_BLOCK_YOURSELF: {
    status: 409,
    field: 'id',
    en: 'You cannot block yourself.',
    de: 'Sie können sich nicht selbst sperren.',
    es: 'No puede bloquearse a sí mismo.',
  },
})

/** There is no account with an id, or it was deleted. */
export const userNotFound = () => refuse('USER_NOT_FOUND')
