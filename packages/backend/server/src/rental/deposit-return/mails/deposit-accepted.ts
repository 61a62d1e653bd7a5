import { cents, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: the tenant agrees to the statement. */
export const depositAccepted = defineMail('DEPOSIT_ACCEPTED', {
  about: aboutBooking,
  values: { returned: cents, kept: cents },
  texts: {
    en: {
      title: 'Deposit statement accepted',
      subject: '{other} agrees with your statement of the deposit',
      paragraphs: [
        '{other} agrees with your statement of the deposit for “{flat}”: {returned} returned, {kept} kept.',
        'If you have not paid yet, please transfer it and mark it with the booking.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Abrechnung der Kaution angenommen',
      subject: '{other} ist mit der Abrechnung der Kaution einverstanden',
      paragraphs: [
        '{other} stimmt Ihrer Abrechnung der Kaution für „{flat}“ zu: {returned} zurück, {kept} einbehalten.',
        'Wenn Sie noch nicht gezahlt haben, überweisen Sie bitte und vermerken Sie es bei der Buchung.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Liquidación de la fianza aceptada',
      subject: '{other} acepta la liquidación de la fianza',
      paragraphs: [
        '{other} acepta su liquidación de la fianza de «{flat}»: {returned} devueltos, {kept} retenidos.',
        'Si aún no ha pagado, haga la transferencia y márquela en la reserva.',
      ],
      link: 'Ver la fianza',
    },
  },
})
