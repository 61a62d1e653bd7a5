import { day, defineMail, oneOf } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the other party: the protocol is confirmed, and waits for an answer. */
export const handoverConfirmed = defineMail('HANDOVER_CONFIRMED', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), until: day },
  texts: {
    en: {
      title: 'Protocol confirmed by the other side',
      subject: '{other} has confirmed the handover protocol of moving {kind, select, IN {in} other {out}}',
      paragraphs: [
        '{other} has confirmed the handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}”.',
        'Please look at it, and confirm it or add remarks by {until}. After that day it is final without your answer.',
      ],
      link: 'See the protocol',
    },
    de: {
      title: 'Übergabeprotokoll von der anderen Seite bestätigt',
      subject: '{other} hat das Protokoll zum {kind, select, IN {Einzug} other {Auszug}} bestätigt',
      paragraphs: [
        '{other} hat das Übergabeprotokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ bestätigt.',
        'Bitte sehen Sie es an und bestätigen Sie es oder fügen Sie Anmerkungen hinzu, bis zum {until}. Danach ist es ohne Ihre Antwort endgültig.',
      ],
      link: 'Protokoll ansehen',
    },
    es: {
      title: 'Acta confirmada por la otra parte',
      subject: '{other} ha confirmado el acta de {kind, select, IN {entrada} other {salida}}',
      paragraphs: [
        '{other} ha confirmado el acta de {kind, select, IN {entrada} other {salida}} de «{flat}».',
        'Véala y confírmela o añada observaciones hasta el {until}. Después será definitiva sin su respuesta.',
      ],
      link: 'Ver el acta',
    },
  },
})
