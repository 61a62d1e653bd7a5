import { count, defineMail, written } from '../../infrastructure/mail/index.ts'

/** New flats that fit a saved search without the name of a place. */
export const searchAlertAnywhere = defineMail('SEARCH_ALERT_ANYWHERE', { values: { count } })

/** New flats that fit a saved search of a place. */
export const searchAlert = defineMail('SEARCH_ALERT', { values: { place: written, count } })
