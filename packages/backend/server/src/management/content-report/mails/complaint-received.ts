import { defineMail, text, written } from '../../../infrastructure/mail/index.ts'

/** The receipt of a complaint about a decision. */
export const complaintReceived = defineMail('COMPLAINT_RECEIVED', {
  values: { number: text, place: written },
  texts: {
    en: {
      title: 'Complaint received',
      subject: 'Your complaint about {number} has arrived',
      paragraphs: [
        'Your complaint about our decision on {place} has arrived. The number stays {number}.',
        'If possible, another member of our staff decides about it than the one who decided first. We write to you what we decide, and why.',
      ],
      link: 'See the report',
    },
    de: {
      title: 'Beschwerde angekommen',
      subject: 'Ihre Beschwerde zu {number} ist angekommen',
      paragraphs: [
        'Ihre Beschwerde über unsere Entscheidung zu {place} ist angekommen. Die Nummer bleibt {number}.',
        'Wenn möglich, entscheidet darüber eine andere Person aus unserem Team als beim ersten Mal. Wir schreiben Ihnen, wie wir entscheiden und warum.',
      ],
      link: 'Meldung ansehen',
    },
    es: {
      title: 'Reclamación recibida',
      subject: 'Hemos recibido su reclamación sobre {number}',
      paragraphs: [
        'Hemos recibido su reclamación sobre nuestra decisión acerca de {place}. El número sigue siendo {number}.',
        'Si es posible, decidirá sobre ella otra persona de nuestro equipo, distinta de la primera. Le escribiremos qué decidimos y por qué.',
      ],
      link: 'Ver el aviso',
    },
  },
})
