import { cents, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: the landlord has paid the deposit back. */
export const depositPaid = defineMail('DEPOSIT_PAID', {
  about: aboutBooking,
  values: { returned: cents },
  texts: {
    en: {
      title: 'Deposit paid back',
      subject: '{other} has paid back {returned} of your deposit',
      paragraphs: [
        '{other} has marked that {returned} of your deposit for “{flat}” have been transferred.',
        'Once the money is there, please confirm it with the booking.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Kaution zurückgezahlt',
      subject: '{other} hat {returned} Kaution zurückgezahlt',
      paragraphs: [
        '{other} hat vermerkt, dass {returned} Ihrer Kaution für „{flat}“ überwiesen sind.',
        'Ist das Geld da, bestätigen Sie das bitte bei der Buchung.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Fianza devuelta',
      subject: '{other} ha devuelto {returned} de su fianza',
      paragraphs: [
        '{other} ha marcado que ha transferido {returned} de su fianza de «{flat}».',
        'Cuando haya llegado el dinero, confírmelo en la reserva.',
      ],
      link: 'Ver la fianza',
    },
  },
})
