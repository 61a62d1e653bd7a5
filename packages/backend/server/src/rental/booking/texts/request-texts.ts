import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** From the first request to the moment both have agreed. */
export const REQUEST_TEXTS = {
  REQUEST_SENT: {
    en: {
      subject: 'Your request for “{flat}” has been sent',
      paragraphs: [
        '{other} has your request for “{flat}” from {from} to {to}.',
        'Rent for the stay: {rent} ({price} a month) · Refundable deposit: {deposit}',
        '{other} answers by {deadline}; without an answer the request ends then. Once it is approved, you have 48 hours to confirm. Only then are the dates yours.',
        'Until you confirm, nothing binds you: you pay nothing, and can withdraw the request at any time.',
      ],
      link: 'See the request',
    },
    de: {
      subject: 'Ihre Anfrage für „{flat}“ ist gesendet',
      paragraphs: [
        'Wir haben Ihre Anfrage für „{flat}“ vom {from} bis zum {to} an {other} weitergeleitet.',
        'Miete für den Aufenthalt: {rent} ({price} im Monat) · Kaution, erstattbar: {deposit}',
        '{other} antwortet bis {deadline}; ohne Antwort endet die Anfrage dann. Nach einer Zusage haben Sie 48 Stunden, um zu bestätigen. Erst dann ist der Zeitraum für Sie reserviert.',
        'Bis Sie bestätigen, bindet Sie nichts: Sie zahlen nichts und können die Anfrage jederzeit zurückziehen.',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      subject: 'Su solicitud para «{flat}» está enviada',
      paragraphs: [
        'Hemos enviado a {other} su solicitud para «{flat}» del {from} al {to}.',
        'Alquiler de la estancia: {rent} ({price} al mes) · Fianza reembolsable: {deposit}',
        '{other} responde antes del {deadline}; sin respuesta, la solicitud terminará entonces. Cuando la acepte, tendrá usted 48 horas para confirmar. Solo entonces quedarán reservadas las fechas.',
        'Hasta que confirme, nada le compromete: no paga nada y puede retirar la solicitud en cualquier momento.',
      ],
      link: 'Ver la solicitud',
    },
  },
  REQUEST_RECEIVED: {
    en: {
      subject: 'New request for “{flat}”',
      paragraphs: [
        '{other} would like to rent “{flat}” from {from} to {to}.',
        'Persons: {persons} · Reason: {stayReason} · Pets: {pets} · Smoking: {smoking}',
        '{other} writes:\n“{message}”',
        'Please answer by {deadline}. After that the request ends by itself.',
      ],
      link: 'Answer the request',
    },
    de: {
      subject: 'Neue Anfrage für „{flat}“',
      paragraphs: [
        '{other} möchte „{flat}“ vom {from} bis zum {to} mieten.',
        'Personen: {persons} · Grund: {stayReason} · Haustiere: {pets} · Raucht: {smoking}',
        '{other} schreibt:\n„{message}“',
        'Bitte antworten Sie bis {deadline}. Danach endet die Anfrage von selbst.',
      ],
      link: 'Anfrage beantworten',
    },
    es: {
      subject: 'Nueva solicitud para «{flat}»',
      paragraphs: [
        '{other} desea alquilar «{flat}» del {from} al {to}.',
        'Personas: {persons} · Motivo: {stayReason} · Mascotas: {pets} · Fuma: {smoking}',
        '{other} escribe:\n«{message}»',
        'Responda antes del {deadline}. Después, la solicitud caducará automáticamente.',
      ],
      link: 'Responder a la solicitud',
    },
  },
  REQUEST_APPROVED: {
    en: {
      subject: 'Your request for “{flat}” was approved',
      paragraphs: [
        'Good news: {other} would like to rent “{flat}” to you from {from} to {to}.',
        'Please confirm by {deadline}. Only then are the dates yours.',
      ],
      link: 'Confirm the booking',
    },
    de: {
      subject: '{other} hat Ihrer Anfrage für „{flat}“ zugesagt',
      paragraphs: [
        'Gute Nachrichten: {other} möchte Ihnen „{flat}“ vom {from} bis zum {to} vermieten.',
        'Bitte bestätigen Sie bis {deadline}. Erst dann ist der Zeitraum für Sie reserviert.',
      ],
      link: 'Buchung bestätigen',
    },
    es: {
      subject: 'Su solicitud para «{flat}» ha sido aceptada',
      paragraphs: [
        'Buenas noticias: {other} desea alquilarle «{flat}» del {from} al {to}.',
        'Confirme antes del {deadline}. Solo entonces quedarán reservadas las fechas.',
      ],
      link: 'Confirmar la reserva',
    },
  },
  REQUEST_DECLINED: {
    en: {
      subject: 'Your request for “{flat}” was declined',
      paragraphs: [
        '{other} cannot rent “{flat}” to you from {from} to {to}.',
        'The reason given: {reason}',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      subject: 'Ihre Anfrage für „{flat}“ wurde abgelehnt',
      paragraphs: [
        '{other} kann Ihnen „{flat}“ vom {from} bis zum {to} leider nicht vermieten.',
        'Die Begründung: {reason}',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      subject: 'Su solicitud para «{flat}» ha sido rechazada',
      paragraphs: [
        'Lamentablemente, {other} no puede alquilarle «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
  REQUEST_CONFIRMED: {
    en: {
      subject: '{other} has confirmed the booking of “{flat}”',
      paragraphs: [
        '{other} takes “{flat}” from {from} to {to}. The dates are blocked in your calendar.',
        'Please choose the rental contract now, so that you both can sign it.',
      ],
      link: 'Choose the contract',
    },
    de: {
      subject: '{other} hat die Buchung von „{flat}“ bestätigt',
      paragraphs: [
        '{other} nimmt „{flat}“ vom {from} bis zum {to}. Der Zeitraum ist in Ihrem Kalender gesperrt.',
        'Bitte wählen Sie jetzt den Mietvertrag, damit Sie beide unterschreiben können.',
      ],
      link: 'Vertrag wählen',
    },
    es: {
      subject: '{other} ha confirmado la reserva de «{flat}»',
      paragraphs: [
        '{other} se queda con «{flat}» del {from} al {to}. Las fechas están bloqueadas en su calendario.',
        'Elija ahora el contrato de alquiler para que ambos puedan firmarlo.',
      ],
      link: 'Elegir el contrato',
    },
  },
  TENANT_DECLINED: {
    en: {
      subject: '{other} has declined the booking of “{flat}”',
      paragraphs: [
        '{other} does not take “{flat}” from {from} to {to}. The dates are free.',
        'The reason given: {reason}',
      ],
      link: 'See the requests',
    },
    de: {
      subject: '{other} hat die Buchung von „{flat}“ abgelehnt',
      paragraphs: [
        '{other} nimmt „{flat}“ vom {from} bis zum {to} nicht. Der Zeitraum ist frei.',
        'Die Begründung: {reason}',
      ],
      link: 'Anfragen ansehen',
    },
    es: {
      subject: '{other} ha rechazado la reserva de «{flat}»',
      paragraphs: [
        '{other} no se queda con «{flat}» del {from} al {to}. Las fechas están libres.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver las solicitudes',
    },
  },
} as const satisfies Record<string, MailTexts>
