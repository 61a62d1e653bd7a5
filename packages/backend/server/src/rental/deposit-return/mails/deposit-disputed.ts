import { cents, defineMail, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: the tenant objects to deductions. */
export const depositDisputed = defineMail('DEPOSIT_DISPUTED', {
  about: aboutBooking,
  values: { kept: cents, objection: written },
  texts: {
    en: {
      title: 'Objection to deductions from the deposit',
      subject: '{other} objects to deductions from the deposit',
      paragraphs: [
        '{other} does not agree with deductions of {kept} for “{flat}”:',
        '“{objection}”',
        'What is not disputed stays due. Please talk to each other: you can write a new statement that returns more, and {other} can still agree with this one. We do not decide it.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Einwand gegen Abzüge von der Kaution',
      subject: '{other} widerspricht den Abzügen von der Kaution',
      paragraphs: [
        '{other} ist bei „{flat}“ mit Abzügen von {kept} nicht einverstanden:',
        '„{objection}“',
        'Was nicht streitig ist, bleibt fällig. Sprechen Sie miteinander: Sie können eine neue Abrechnung mit einer höheren Rückzahlung schreiben, und {other} kann der jetzigen doch noch zustimmen. Wir entscheiden darüber nicht.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Objeción a los descuentos de la fianza',
      subject: '{other} objeta los descuentos de la fianza',
      paragraphs: [
        '{other} no está de acuerdo con los descuentos de {kept} en «{flat}»:',
        '«{objection}»',
        'Lo que no se discute sigue venciendo. Hablen entre ustedes: puede escribir una nueva liquidación que devuelva más, y {other} aún puede aceptar la actual. Nosotros no lo decidimos.',
      ],
      link: 'Ver la fianza',
    },
  },
})
