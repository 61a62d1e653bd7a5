import { cents, day, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: the return of the deposit, and its deductions. */
export const depositStated = defineMail('DEPOSIT_STATED', {
  about: aboutBooking,
  values: { returned: cents, kept: maybe(cents), whole: maybe(cents), answer: maybe(day), pay: maybe(day) },
  texts: {
    en: {
      title: 'Deposit settled',
      subject: 'Your deposit for “{flat}”: {returned} will come back',
      paragraphs: [
        '{other} has settled your deposit for “{flat}”: {returned} will be returned.',
        'That is the whole deposit of {whole}.',
        '{kept} are to be kept. The reasons stand with the booking.',
        'You can agree or object until {answer}. Without an answer the statement counts as accepted after that.',
        'What is not disputed is due by {pay}. Mark it once the money has reached you. No money passes through us.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Kaution abgerechnet',
      subject: 'Ihre Kaution für „{flat}“: {returned} kommen zurück',
      paragraphs: [
        '{other} hat Ihre Kaution für „{flat}“ abgerechnet: {returned} werden zurückgezahlt.',
        'Das ist die ganze Kaution von {whole}.',
        'Einbehalten werden sollen {kept}. Die Gründe stehen bei der Buchung.',
        'Sie können bis {answer} zustimmen oder widersprechen. Ohne Antwort gilt die Abrechnung danach als angenommen.',
        'Was nicht streitig ist, ist bis {pay} fällig. Vermerken Sie es, sobald das Geld bei Ihnen ist. Über uns fließt kein Geld.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Fianza liquidada',
      subject: 'Su fianza de «{flat}»: se devuelven {returned}',
      paragraphs: [
        '{other} ha liquidado su fianza de «{flat}»: se devuelven {returned}.',
        'Es la fianza completa de {whole}.',
        'Se pretende retener {kept}. Los motivos figuran en la reserva.',
        'Puede aceptar u objetar hasta el {answer}. Sin respuesta, después se considera aceptada.',
        'Lo que no se discute vence el {pay}. Márquelo cuando haya recibido el dinero. El dinero no pasa por nosotros.',
      ],
      link: 'Ver la fianza',
    },
  },
})
