import { defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the landlord: the platform has blocked the tenant. Why is between the platform and the tenant. */
export const tenantRemoved = defineMail('TENANT_REMOVED', {
  about: aboutBooking,
  values: { freed: maybe(text) },
  texts: {
    en: {
      title: 'Tenant removed by us',
      subject: 'The request for “{flat}” has ended',
      paragraphs: [
        '{other} can no longer rent on {product}. The request for “{flat}” from {from} to {to} has ended.',
        'There is no signed contract: neither side owes the other anything. Please hand over no keys.',
        'No payment goes through {product}. If you have already received something, pay it back, and only to the account it came from.',
        'These days are free again: {freed}.',
        'Your listing stays as it is: others can ask for the flat.',
      ],
      link: 'See the requests',
    },
    de: {
      title: 'Mieter von uns entfernt',
      subject: 'Die Anfrage für „{flat}“ ist beendet',
      paragraphs: [
        '{other} kann über {product} nicht mehr mieten. Die Anfrage für „{flat}“ vom {from} bis zum {to} ist damit beendet.',
        'Es gibt keinen unterschriebenen Vertrag: Keine Seite schuldet der anderen etwas. Bitte übergeben Sie keine Schlüssel.',
        'Über {product} läuft keine Zahlung. Wenn Sie schon etwas erhalten haben, zahlen Sie es zurück, und nur auf das Konto, von dem es kam.',
        'Diese Tage sind wieder frei: {freed}.',
        'Ihr Inserat bleibt, wie es ist: Andere können die Wohnung anfragen.',
      ],
      link: 'Anfragen ansehen',
    },
    es: {
      title: 'Inquilino retirado por nosotros',
      subject: 'La solicitud de «{flat}» ha terminado',
      paragraphs: [
        '{other} ya no puede alquilar en {product}. La solicitud de «{flat}» del {from} al {to} ha terminado.',
        'No hay contrato firmado: ninguna de las partes debe nada a la otra. Por favor, no entregue llaves.',
        'Ningún pago pasa por {product}. Si ya ha recibido algo, devuélvalo, y solo a la cuenta de la que vino.',
        'Estos días vuelven a estar libres: {freed}.',
        'Su anuncio sigue como está: otras personas pueden solicitar el piso.',
      ],
      link: 'Ver las solicitudes',
    },
  },
})
