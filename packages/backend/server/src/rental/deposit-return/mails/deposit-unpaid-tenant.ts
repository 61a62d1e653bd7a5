import { cents, day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: the return of the deposit is overdue. */
export const depositUnpaidTenant = defineMail('DEPOSIT_UNPAID_TENANT', {
  about: aboutBooking,
  values: { returned: cents, pay: day },
  texts: {
    en: {
      title: 'Return of the deposit open, to the tenant',
      subject: 'Have {returned} of your deposit arrived from {other}?',
      paragraphs: [
        '{returned} of your deposit for “{flat}” were due on {pay}. If the money is there, please mark it with the booking.',
        'If not: we have just reminded {other}. Write to them as well.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Rückzahlung der Kaution offen, an den Mieter',
      subject: 'Sind {returned} Kaution von {other} angekommen?',
      paragraphs: [
        'Am {pay} waren {returned} Ihrer Kaution für „{flat}“ fällig. Ist das Geld da, vermerken Sie es bitte bei der Buchung.',
        'Wenn nicht: Wir haben {other} gerade erinnert. Schreiben Sie auch selbst.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Devolución de la fianza pendiente, al inquilino',
      subject: '¿Han llegado {returned} de la fianza de {other}?',
      paragraphs: [
        'El {pay} vencían {returned} de su fianza de «{flat}». Si ha llegado el dinero, márquelo en la reserva.',
        'Si no: acabamos de recordárselo a {other}. Escríbale usted también.',
      ],
      link: 'Ver la fianza',
    },
  },
})
