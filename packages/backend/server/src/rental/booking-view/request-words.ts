import type { Locale, ReasonOfStay } from '@domizil/domain'

/** The reasons of a stay, as the page of a request names them. */
export const REASON_OF_STAY_WORDS: Record<Locale, Record<ReasonOfStay, string>> = {
  en: {
    WORK_PROJECT: 'work project',
    NEW_JOB: 'new job',
    STUDY: 'studies',
    INTERNSHIP: 'internship',
    RELOCATION: 'relocation',
    RENOVATION: 'renovation at home',
    FAMILY: 'family',
    OTHER: 'another one',
  },
  de: {
    WORK_PROJECT: 'Arbeitsprojekt',
    NEW_JOB: 'neue Stelle',
    STUDY: 'Studium',
    INTERNSHIP: 'Praktikum',
    RELOCATION: 'Umzug',
    RENOVATION: 'Renovierung zu Hause',
    FAMILY: 'Familie',
    OTHER: 'anderer',
  },
  es: {
    WORK_PROJECT: 'proyecto de trabajo',
    NEW_JOB: 'nuevo empleo',
    STUDY: 'estudios',
    INTERNSHIP: 'prácticas',
    RELOCATION: 'traslado',
    RENOVATION: 'reformas en casa',
    FAMILY: 'familia',
    OTHER: 'otro',
  },
}

export const YES_NO_WORDS: Record<Locale, { yes: string; no: string }> = {
  en: { yes: 'yes', no: 'no' },
  de: { yes: 'ja', no: 'nein' },
  es: { yes: 'sí', no: 'no' },
}
