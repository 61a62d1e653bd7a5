import { attachment, defineMail, oneOf } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To both: the protocol is final, with its PDF. */
export const handoverFinal = defineMail('HANDOVER_FINAL', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), file: attachment },
  texts: {
    en: {
      title: 'Protocol final',
      subject: 'The handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}” is final',
      paragraphs: [
        'The handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}” is final. It is attached, sealed so that every later change shows: {file}',
        'You can download it with the booking at any time.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Übergabeprotokoll endgültig',
      subject: 'Das Protokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ ist endgültig',
      paragraphs: [
        'Das Übergabeprotokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ ist endgültig. Es liegt bei, so versiegelt, dass jede spätere Änderung auffällt: {file}',
        'Sie können es jederzeit bei der Buchung herunterladen.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Acta definitiva',
      subject: 'El acta de {kind, select, IN {entrada} other {salida}} de «{flat}» es definitiva',
      paragraphs: [
        'El acta de {kind, select, IN {entrada} other {salida}} de «{flat}» es definitiva. Va adjunta, sellada de modo que se nota cualquier cambio posterior: {file}',
        'Puede descargarla en cualquier momento junto a la reserva.',
      ],
      link: 'Ver la reserva',
    },
  },
})
