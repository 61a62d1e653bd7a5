import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: the statement of the deposit is overdue. */
export const depositOverdueTenant = defineMail('DEPOSIT_OVERDUE_TENANT', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Deposit statement overdue, to the tenant',
      subject: 'Your deposit for “{flat}” has not been settled yet',
      paragraphs: [
        '30 days after the last day in “{flat}” {other} has not settled your deposit. We have reminded {other} as well.',
        'Write to {other} with the booking. A statement after six months at most is usual. No money passes through us, and we cannot pay anything out.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Abrechnung der Kaution überfällig, an den Mieter',
      subject: 'Ihre Kaution für „{flat}“ ist noch nicht abgerechnet',
      paragraphs: [
        '30 Tage nach dem letzten Tag in „{flat}“ hat {other} Ihre Kaution noch nicht abgerechnet. Wir haben auch {other} erinnert.',
        'Schreiben Sie {other} bei der Buchung. Üblich ist eine Abrechnung nach höchstens sechs Monaten. Über uns fließt kein Geld, und wir können nichts auszahlen.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Liquidación de la fianza atrasada, al inquilino',
      subject: 'Su fianza de «{flat}» aún no está liquidada',
      paragraphs: [
        '30 días después del último día en «{flat}», {other} aún no ha liquidado su fianza. También se lo hemos recordado a {other}.',
        'Escriba a {other} desde la reserva. Lo habitual es una liquidación en seis meses como máximo. El dinero no pasa por nosotros y no podemos pagar nada.',
      ],
      link: 'Ver la fianza',
    },
  },
})
