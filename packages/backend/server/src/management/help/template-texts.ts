import type { HelpTemplate, Locale } from '@domizil/domain'

/** Usual replies, as the author of a request reads them. */
export const TEMPLATE_TEXTS: Record<HelpTemplate, Record<Locale, string>> = {
  GREETING: {
    en: 'Thank you for your message.',
    de: 'Vielen Dank für Ihre Nachricht.',
    es: 'Gracias por su mensaje.',
  },
  MORE_DETAILS: {
    en: 'So that we can help, please tell us the number of the flat or of the booking, and what you see on the page.',
    de: 'Damit wir helfen können, nennen Sie uns bitte die Nummer der Wohnung oder der Buchung und was Sie auf der Seite sehen.',
    es: 'Para poder ayudarle, indíquenos el número del piso o de la reserva y qué ve en la página.',
  },
  WITHDRAW_REQUEST: {
    en: 'You can withdraw a request until one of you has signed the contract: open “My requests”, find the request and press “Withdraw request” or, once both of you have agreed, “Cancel booking”.',
    de: 'Sie können eine Anfrage zurückziehen, bis eine der beiden Seiten den Vertrag unterschrieben hat: Öffnen Sie „Meine Anfragen“, suchen Sie die Anfrage und drücken Sie „Anfrage zurückziehen“ oder, wenn beide zugesagt haben, „Buchung stornieren“.',
    es: 'Puede retirar una solicitud hasta que una de las dos partes haya firmado el contrato: abra «Mis solicitudes», busque la solicitud y pulse «Retirar la solicitud» o, cuando ambas partes hayan aceptado, «Cancelar la reserva».',
  },
  CONTRACT_COPY: {
    en: 'The contract with both signatures is among the documents of the booking; you were also sent it by e-mail.',
    de: 'Den Vertrag mit beiden Unterschriften finden Sie bei den Dokumenten der Buchung; wir haben ihn Ihnen auch per E-Mail geschickt.',
    es: 'El contrato con ambas firmas está entre los documentos de la reserva; también se lo enviamos por correo electrónico.',
  },
  INVOICE: {
    en: 'Your invoices are on the page of your booking requests, under “Invoices”.',
    de: 'Ihre Rechnungen finden Sie auf der Seite Ihrer Buchungsanfragen unter „Rechnungen“.',
    es: 'Sus facturas están en la página de sus solicitudes de reserva, en «Facturas».',
  },
  LISTING_REVIEW: {
    en: 'We look at every new listing before it is published. You get an e-mail as soon as it is decided.',
    de: 'Wir prüfen jedes neue Inserat, bevor es veröffentlicht wird. Sobald entschieden ist, bekommen Sie eine E-Mail.',
    es: 'Revisamos cada anuncio nuevo antes de publicarlo. En cuanto esté decidido, recibirá un correo electrónico.',
  },
  SOLVED: {
    en: 'The problem is solved. Please try again, and write to us if it comes back.',
    de: 'Das Problem ist behoben. Bitte versuchen Sie es noch einmal und schreiben Sie uns, falls es wieder auftritt.',
    es: 'El problema está resuelto. Inténtelo de nuevo y escríbanos si vuelve a ocurrir.',
  },
}
