import { aboutFlat } from '../../../catalogue/flat/index.ts'
import { day, defineMail, written } from '../../../infrastructure/mail/index.ts'

/** A calendar has not been reachable for days. */
export const calendarAway = defineMail('CALENDAR_AWAY', {
  about: aboutFlat,
  values: { calendar: written, since: day },
  texts: {
    en: {
      title: 'Imported calendar not reachable',
      subject: 'The calendar “{calendar}” of “{flat}” has not been reachable since {since}',
      paragraphs: [
        'We read the calendar “{calendar}”, which you import for “{flat}”, for the last time on {since}. Since then its address has not answered with a calendar.',
        'The days that were blocked stay blocked. New bookings on the other platform are missing: please check the days, so that the flat is not booked twice, and whether the address of the calendar has changed there.',
      ],
      link: 'See the calendar',
    },
    de: {
      title: 'Importierter Kalender nicht erreichbar',
      subject: 'Der Kalender „{calendar}“ von „{flat}“ ist seit dem {since} nicht erreichbar',
      paragraphs: [
        'Den Kalender „{calendar}“, den Sie für „{flat}“ importieren, haben wir zuletzt am {since} gelesen. Seitdem antwortet seine Adresse nicht mit einem Kalender.',
        'Gesperrte Tage bleiben gesperrt. Neue Buchungen der anderen Plattform fehlen aber: Bitte prüfen Sie die Tage, damit die Wohnung nicht doppelt gebucht wird, und ob sich die Adresse des Kalenders dort geändert hat.',
      ],
      link: 'Kalender ansehen',
    },
    es: {
      title: 'Calendario importado inaccesible',
      subject: 'El calendario «{calendar}» de «{flat}» no está accesible desde el {since}',
      paragraphs: [
        'Leímos por última vez el calendario «{calendar}», que importa para «{flat}», el {since}. Desde entonces su dirección no responde con un calendario.',
        'Los días bloqueados siguen bloqueados. Faltan las reservas nuevas de la otra plataforma: revise los días para que el piso no se reserve dos veces, y si la dirección del calendario ha cambiado allí.',
      ],
      link: 'Ver el calendario',
    },
  },
})
