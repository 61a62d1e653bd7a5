import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals while the storage is unavailable. */
export const refuse = refusals({
  STORAGE_UNAVAILABLE: {
    status: 503,
    en: 'Pictures and documents are not available right now. Please try again in a moment.',
    de: 'Bilder und Dokumente sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    es: 'Las imágenes y los documentos no están disponibles en este momento. Inténtelo de nuevo enseguida.',
  },
})
