/**
 * What a PDF must not contain, the worst first. A file that is signed by its hash has to look the same to every
 * reader, and must do nothing when it is opened.
 */
export const PDF_DANGERS = [
  'HAS_SCRIPT',
  'HAS_ACTION',
  'HAS_FILES',
  'HAS_MEDIA',
  'HAS_FORM',
  'IS_ENCRYPTED',
  'HAS_NO_PAGES',
  'IS_DAMAGED',
] as const
export type PdfDanger = (typeof PDF_DANGERS)[number]

/** What an action does, by its `S`. Links to pages and to the web are none. */
export const ACTIONS: Readonly<Record<string, PdfDanger>> = {
  JavaScript: 'HAS_SCRIPT',
  Launch: 'HAS_ACTION',
  SubmitForm: 'HAS_ACTION',
  ImportData: 'HAS_ACTION',
  GoToR: 'HAS_ACTION',
  GoToE: 'HAS_ACTION',
  Rendition: 'HAS_MEDIA',
  Movie: 'HAS_MEDIA',
  Sound: 'HAS_MEDIA',
  RichMediaExecute: 'HAS_MEDIA',
}

/** What an annotation is, by its `Subtype`. */
export const ANNOTATIONS: Readonly<Record<string, PdfDanger>> = {
  FileAttachment: 'HAS_FILES',
  RichMedia: 'HAS_MEDIA',
  Screen: 'HAS_MEDIA',
  Movie: 'HAS_MEDIA',
  Sound: 'HAS_MEDIA',
  '3D': 'HAS_MEDIA',
}

/** The danger of a form field, by its `FT`. An existing signature is none: it cannot be filled in. */
export const FIELDS: Readonly<Record<string, PdfDanger>> = { Tx: 'HAS_FORM', Btn: 'HAS_FORM', Ch: 'HAS_FORM' }

/** Keys that mean one thing wherever they stand. */
export const KEYS: Readonly<Record<string, PdfDanger>> = {
  JavaScript: 'HAS_SCRIPT',
  EmbeddedFiles: 'HAS_FILES',
  RichMediaContent: 'HAS_MEDIA',
  XFA: 'HAS_FORM',
}

/** Keys so short that a font or a picture may have one for its name. */
export const SHORT_KEYS: Readonly<Record<string, PdfDanger>> = {
  JS: 'HAS_SCRIPT',
  AA: 'HAS_ACTION',
  EF: 'HAS_FILES',
}
