/** Refusals around a single flat. */
export const FLAT_MESSAGES = {
  FLAT_NOT_FOUND: {
    en: 'This flat does not exist, or it is not listed any more.',
    de: 'Diese Wohnung gibt es nicht, oder sie ist nicht mehr inseriert.',
    es: 'Este piso no existe o ya no está publicado.',
  },
  FLAT_INCOMPLETE: {
    en: 'This flat can be shown once everything that is required has been filled in.',
    de: 'Diese Wohnung kann gezeigt werden, sobald alle Pflichtangaben ausgefüllt sind.',
    es: 'Este piso podrá mostrarse cuando se hayan rellenado todos los datos obligatorios.',
  },
} as const
