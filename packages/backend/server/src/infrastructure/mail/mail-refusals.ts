import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals of the outbox. */
export const refuse = refusals({
  OUTBOX_CLOSED: {
    status: 404,
    en: 'Mails are sent here, so there is no outbox to read.',
    de: 'Hier werden E-Mails verschickt, daher gibt es keinen Postausgang zum Nachlesen.',
    es: 'Aquí los correos se envían, por lo que no hay bandeja de salida que leer.',
  },
})
