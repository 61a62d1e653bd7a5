import { defineMail, text, written } from '../../../infrastructure/mail/index.ts'

/** The receipt of a report. */
export const reportReceived = defineMail('REPORT_RECEIVED', {
  values: { number: text, place: written },
  texts: {
    en: {
      title: 'Report received',
      subject: 'Your report {number} has arrived',
      paragraphs: [
        'Thank you for your report. Its number is {number}.',
        'It is about {place}.',
        'A member of our staff looks at it and decides without delay. We write to you what we decide, and why.',
        'You see your reports under “Your details” once you are signed in with this e-mail address.',
      ],
      link: 'See your reports',
    },
    de: {
      title: 'Meldung angekommen',
      subject: 'Ihre Meldung {number} ist angekommen',
      paragraphs: [
        'Vielen Dank für Ihre Meldung. Sie hat die Nummer {number}.',
        'Es geht um {place}.',
        'Ein Mensch aus unserem Team sieht sie sich an und entscheidet unverzüglich. Wir schreiben Ihnen, wie wir entscheiden und warum.',
        'Sie finden Ihre Meldungen unter „Ihre Angaben“, sobald Sie mit dieser E-Mail-Adresse angemeldet sind.',
      ],
      link: 'Ihre Meldungen ansehen',
    },
    es: {
      title: 'Aviso recibido',
      subject: 'Hemos recibido su aviso {number}',
      paragraphs: [
        'Gracias por su aviso. Su número es {number}.',
        'Se trata de {place}.',
        'Una persona de nuestro equipo lo revisa y decide sin demora. Le escribiremos qué decidimos y por qué.',
        'Encontrará sus avisos en «Sus datos» cuando haya iniciado sesión con esta dirección de correo.',
      ],
      link: 'Ver sus avisos',
    },
  },
})
