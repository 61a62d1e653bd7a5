import { attachment, cents, day, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** Both have signed: the new last day, and the sealed addendum. */
export const endDateChanged = defineMail('END_DATE_CHANGED', {
  about: aboutBooking,
  values: { before: day, endDate: day, total: cents, refund: maybe(cents), file: maybe(attachment) },
  texts: {
    en: {
      title: 'Last day changed',
      subject: '“{flat}”: the stay ends on {endDate}',
      paragraphs: [
        'Both of you have signed: the stay in “{flat}” ends on {endDate} instead of {before}. The rent for the whole stay is {total}.',
        '{refund} were paid for days that fall away. The landlord returns them within 14 days.',
        'The addendum with both signatures is attached, sealed so that every later change shows: {file}',
        'The payment plan with the booking shows what is due when.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Letzter Tag geändert',
      subject: '„{flat}“: Der Aufenthalt endet am {endDate}',
      paragraphs: [
        'Sie haben beide unterschrieben: Der Aufenthalt in „{flat}“ endet am {endDate} statt am {before}. Die Miete für den ganzen Aufenthalt beträgt {total}.',
        '{refund} waren für Tage gezahlt, die wegfallen. Der Vermieter zahlt sie binnen 14 Tagen zurück.',
        'Der Nachtrag mit beiden Unterschriften liegt bei, versiegelt, sodass jede spätere Änderung auffällt: {file}',
        'Der Zahlungsplan bei der Buchung zeigt, was wann fällig ist.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Último día cambiado',
      subject: '«{flat}»: la estancia termina el {endDate}',
      paragraphs: [
        'Ambos han firmado: la estancia en «{flat}» termina el {endDate} en lugar del {before}. El alquiler de toda la estancia es de {total}.',
        '{refund} se pagaron por días que desaparecen. El arrendador los devuelve en 14 días.',
        'Se adjunta el anexo con ambas firmas, sellado para que se vea cualquier cambio posterior: {file}',
        'El plan de pagos de la reserva muestra qué vence y cuándo.',
      ],
      link: 'Ver la reserva',
    },
  },
})
