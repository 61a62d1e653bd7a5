import type { MailTexts } from './mail-text.ts'

/** About flats, saved searches and invoices. */
export const FLAT_TEXTS = {
  FLAT_APPROVED: {
    en: {
      subject: '“{flat}” is online',
      paragraphs: ['We have looked at “{flat}”, and everybody can find it now.'],
      link: 'See the flat',
    },
    de: {
      subject: '„{flat}“ ist online',
      paragraphs: ['Wir haben „{flat}“ geprüft. Die Wohnung ist jetzt für alle zu finden.'],
      link: 'Wohnung ansehen',
    },
    es: {
      subject: '«{flat}» ya está publicado',
      paragraphs: ['Hemos revisado «{flat}» y ya está visible para todos.'],
      link: 'Ver el piso',
    },
  },
  FLAT_REJECTED: {
    en: {
      subject: '“{flat}” cannot be listed yet',
      paragraphs: [
        'We have looked at “{flat}” and cannot list it as it is.',
        'The reason: {reason}',
        'Please change it and submit it again.',
      ],
      link: 'Edit the flat',
    },
    de: {
      subject: '„{flat}“ kann noch nicht veröffentlicht werden',
      paragraphs: [
        'Wir haben „{flat}“ geprüft und können die Anzeige so nicht veröffentlichen.',
        'Der Grund: {reason}',
        'Bitte ändern Sie die Anzeige und reichen Sie sie erneut ein.',
      ],
      link: 'Anzeige bearbeiten',
    },
    es: {
      subject: '«{flat}» aún no se puede publicar',
      paragraphs: [
        'Hemos revisado «{flat}» y no podemos publicarlo tal como está.',
        'El motivo: {reason}',
        'Modifíquelo y envíelo de nuevo.',
      ],
      link: 'Editar el piso',
    },
  },
  SEARCH_ALERT: {
    en: {
      subject: 'New flats in {place}',
      paragraphs: ['New flats that fit your saved search in {place}: {count}.'],
      link: 'See the flats',
    },
    de: {
      subject: 'Neue Wohnungen in {place}',
      paragraphs: ['Zu Ihrer gespeicherten Suche in {place} passende neue Wohnungen: {count}.'],
      link: 'Wohnungen ansehen',
    },
    es: {
      subject: 'Nuevos pisos en {place}',
      paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada en {place}: {count}.'],
      link: 'Ver los pisos',
    },
  },
  INVOICE_ISSUED: {
    en: {
      subject: 'Invoice {number}',
      paragraphs: [
        'For the booking of “{flat}” from {from} to {to} we charge a service fee of {gross}.',
        'That includes {vat} of VAT.',
        'Please transfer the amount by {due}. You find the invoice with the booking.',
      ],
      link: 'See the invoice',
    },
    de: {
      subject: 'Rechnung {number}',
      paragraphs: [
        'Für die Buchung von „{flat}“ vom {from} bis zum {to} berechnen wir eine Servicegebühr von {gross}.',
        'Darin sind {vat} Umsatzsteuer enthalten.',
        'Bitte überweisen Sie den Betrag bis zum {due}. Sie finden die Rechnung bei der Buchung.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      subject: 'Factura {number}',
      paragraphs: [
        'Por la reserva de «{flat}» del {from} al {to} cobramos una tarifa de servicio de {gross}.',
        'Incluye {vat} de IVA.',
        'Transfiera el importe antes del {due}. Encontrará la factura en la reserva.',
      ],
      link: 'Ver la factura',
    },
  },
} as const satisfies Record<string, MailTexts>
