import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around the second look at listings. */
export const refuse = refusals({
  LISTING_DECIDED_MEANWHILE: {
    status: 409,
    en: 'This listing has no changes left to decide about, or has changed again. Please load it again.',
    de: 'An diesem Inserat ist nichts mehr zu entscheiden, oder es hat sich noch einmal geändert. Bitte laden Sie es neu.',
    es: 'En este anuncio ya no hay cambios que decidir, o ha vuelto a cambiar. Vuelva a cargarlo.',
  },
})
