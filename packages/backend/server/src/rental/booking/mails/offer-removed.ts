import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: the platform has removed the landlord's offers. Why is between the platform and the landlord. */
export const offerRemoved = defineMail('OFFER_REMOVED', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Offer removed by us',
      subject: '“{flat}” is no longer available on {product}',
      paragraphs: [
        'We no longer offer “{flat}” on {product}. Your request for {from} to {to} has ended.',
        'There is no signed contract: you owe no rent, no deposit and no fee. Please do not transfer anything for this flat.',
        'No payment goes through {product}. If you have already paid something, ask the landlord to pay it back, and ask your bank at once whether it can recall the payment.',
        'The link below leads to other flats in the same place for the same dates.',
      ],
      link: 'Find other flats',
    },
    de: {
      title: 'Angebot von uns entfernt',
      subject: '„{flat}“ ist bei {product} nicht mehr verfügbar',
      paragraphs: [
        'Wir bieten „{flat}“ bei {product} nicht mehr an. Ihre Anfrage für {from} bis {to} ist damit beendet.',
        'Es gibt keinen unterschriebenen Vertrag: Sie schulden weder Miete noch Kaution noch eine Gebühr. Bitte überweisen Sie nichts für diese Wohnung.',
        'Über {product} läuft keine Zahlung. Wenn Sie schon etwas gezahlt haben, fordern Sie es vom Vermieter zurück, und fragen Sie sofort Ihre Bank, ob sie die Zahlung zurückrufen kann.',
        'Der Link unten führt zu anderen Wohnungen am selben Ort für denselben Zeitraum.',
      ],
      link: 'Andere Wohnungen finden',
    },
    es: {
      title: 'Oferta retirada por nosotros',
      subject: '«{flat}» ya no está disponible en {product}',
      paragraphs: [
        'Ya no ofrecemos «{flat}» en {product}. Su solicitud del {from} al {to} ha terminado.',
        'No hay contrato firmado: no debe alquiler, fianza ni gastos. Por favor, no transfiera nada por este piso.',
        'Ningún pago pasa por {product}. Si ya ha pagado algo, pida al propietario que se lo devuelva y pregunte enseguida a su banco si puede revocar el pago.',
        'El enlace de abajo lleva a otros pisos en el mismo lugar para las mismas fechas.',
      ],
      link: 'Buscar otros pisos',
    },
  },
})
