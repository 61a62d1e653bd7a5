import { day, deadline, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To a side whose answer or signature is missing: a proposal of another last day soon ends by itself. */
export const endDateReminder = defineMail('END_DATE_REMINDER', {
  about: aboutBooking,
  values: { endDate: day, deadline },
  texts: {
    en: {
      title: 'Another last day: you are still missing',
      subject: '“{flat}” until {endDate}: your answer is still missing',
      paragraphs: [
        'The proposal that the stay in “{flat}” ends on {endDate} waits for you: for your answer, or for your signature below the addendum.',
        'Without it the proposal ends on {deadline}, and everything stays as it is.',
      ],
      link: 'See the proposal',
    },
    de: {
      title: 'Anderer letzter Tag: Sie fehlen noch',
      subject: '„{flat}“ bis zum {endDate}: Ihre Antwort fehlt noch',
      paragraphs: [
        'Der Vorschlag, dass der Aufenthalt in „{flat}“ am {endDate} endet, wartet auf Sie: auf Ihre Antwort oder auf Ihre Unterschrift unter dem Nachtrag.',
        'Ohne sie endet der Vorschlag am {deadline}, und alles bleibt, wie es ist.',
      ],
      link: 'Vorschlag ansehen',
    },
    es: {
      title: 'Otro último día: falta usted',
      subject: '«{flat}» hasta el {endDate}: falta su respuesta',
      paragraphs: [
        'La propuesta de que la estancia en «{flat}» termine el {endDate} está pendiente de usted: de su respuesta o de su firma en el anexo.',
        'Sin ella la propuesta caduca el {deadline} y todo queda como está.',
      ],
      link: 'Ver la propuesta',
    },
  },
})
