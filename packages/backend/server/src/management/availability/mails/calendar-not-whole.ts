import { defineMail, written } from '../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../catalogue/flat/index.ts'

/** A calendar that was read completely no longer is. */
export const calendarNotWhole = defineMail('CALENDAR_NOT_WHOLE', {
  about: aboutFlat,
  values: { calendar: written },
  texts: {
    en: {
      title: 'Imported calendar not read completely',
      subject: 'The calendar “{calendar}” of “{flat}” cannot be read completely',
      paragraphs: [
        'We can no longer read everything in the calendar “{calendar}”, which you import for “{flat}”.',
        'The days that were blocked stay blocked. New bookings on the other platform may be missing: please check the days, so that the flat is not booked twice.',
      ],
      link: 'See what could not be read',
    },
    de: {
      title: 'Importierter Kalender nicht ganz gelesen',
      subject: 'Der Kalender „{calendar}“ von „{flat}“ ist nicht mehr ganz lesbar',
      paragraphs: [
        'Im Kalender „{calendar}“, den Sie für „{flat}“ importieren, können wir nicht mehr alles lesen.',
        'Gesperrte Tage bleiben gesperrt. Neue Buchungen der anderen Plattform können aber fehlen: Bitte prüfen Sie die Tage, damit die Wohnung nicht doppelt gebucht wird.',
      ],
      link: 'Ansehen, was nicht lesbar ist',
    },
    es: {
      title: 'Calendario importado leído solo en parte',
      subject: 'El calendario «{calendar}» de «{flat}» ya no se puede leer por completo',
      paragraphs: [
        'Ya no podemos leer todo el calendario «{calendar}», que importa para «{flat}».',
        'Los días bloqueados siguen bloqueados. Pueden faltar reservas nuevas de la otra plataforma: revise los días para que el piso no se reserve dos veces.',
      ],
      link: 'Ver lo que no se ha podido leer',
    },
  },
})
