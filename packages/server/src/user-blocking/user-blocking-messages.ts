/** Refusals around people who are blocked. */
export const USER_BLOCKING_MESSAGES = {
  USER_BLOCKED: {
    en: 'Your account is blocked. You can still see what is yours, sign what has been agreed, and take your data with you. Please contact us if you think this is a mistake.',
    de: 'Ihr Konto ist gesperrt. Sie können weiterhin ansehen, was Ihnen gehört, Vereinbartes unterschreiben und Ihre Daten mitnehmen. Wenden Sie sich an uns, wenn Sie das für einen Irrtum halten.',
    es: 'Su cuenta está bloqueada. Puede seguir viendo lo suyo, firmar lo acordado y llevarse sus datos. Póngase en contacto con nosotros si cree que es un error.',
  },
  USER_NOT_FOUND: {
    en: 'There is nobody like that.',
    de: 'Diese Person gibt es nicht.',
    es: 'Esta persona no existe.',
  },
  CANNOT_BLOCK_YOURSELF: {
    en: 'You cannot block yourself.',
    de: 'Sie können sich nicht selbst sperren.',
    es: 'No puede bloquearse a sí mismo.',
  },
  OWNER_BLOCKED: {
    en: 'The owner of this flat is blocked, so it cannot be listed.',
    de: 'Die Person, der diese Wohnung gehört, ist gesperrt: Sie kann nicht inseriert werden.',
    es: 'El propietario de este piso está bloqueado: no se puede publicar.',
  },
} as const
