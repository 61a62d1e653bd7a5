import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: the receipt of a request. */
export const requestSent = defineMail('REQUEST_SENT', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Request sent',
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
      title: 'Anfrage gesendet',
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
      title: 'Solicitud enviada',
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
})
