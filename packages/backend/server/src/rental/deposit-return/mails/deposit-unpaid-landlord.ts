import { cents, day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: the return of the deposit is overdue. */
export const depositUnpaidLandlord = defineMail('DEPOSIT_UNPAID_LANDLORD', {
  about: aboutBooking,
  values: { returned: cents, pay: day },
  texts: {
    en: {
      title: 'Return of the deposit open, to the landlord',
      subject: '{returned} of the deposit for “{flat}” are still open',
      paragraphs: [
        '{returned} were due back to {other} on {pay}, and are not marked as received yet.',
        'If you have transferred them already, please mark that with the booking; otherwise please transfer them now.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Rückzahlung der Kaution offen, an den Vermieter',
      subject: '{returned} Kaution für „{flat}“ sind noch offen',
      paragraphs: [
        'Am {pay} waren {returned} an {other} zurückzuzahlen, und der Eingang ist noch nicht vermerkt.',
        'Wenn Sie schon überwiesen haben, vermerken Sie das bitte bei der Buchung; andernfalls überweisen Sie bitte jetzt.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Devolución de la fianza pendiente, al arrendador',
      subject: '{returned} de la fianza de «{flat}» siguen pendientes',
      paragraphs: [
        'El {pay} vencía la devolución de {returned} a {other}, y aún no consta como recibida.',
        'Si ya ha hecho la transferencia, márquelo en la reserva; si no, hágala ahora.',
      ],
      link: 'Ver la fianza',
    },
  },
})
