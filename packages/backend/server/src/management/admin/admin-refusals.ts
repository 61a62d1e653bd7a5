import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around administration of users. */
export const refuse = refusals({
  USER_NOT_FOUND: {
    status: 404,
    en: 'There is nobody like that.',
    de: 'Diese Person gibt es nicht.',
    es: 'Esta persona no existe.',
  },
  CANNOT_BLOCK_YOURSELF: {
    status: 409,
    field: 'id',
    en: 'You cannot block yourself.',
    de: 'Sie können sich nicht selbst sperren.',
    es: 'No puede bloquearse a sí mismo.',
  },
})

/** There is no account with an id, or it was deleted. */
export const userNotFound = () => refuse('USER_NOT_FOUND')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  pageSize: word('Rows on a page', 'Zeilen je Seite', 'Filas por página'),
  from: word('From', 'Von', 'Desde'),
  to: word('Until', 'Bis', 'Hasta'),
  dir: word('Direction', 'Richtung', 'Orden'),
  q: word('Search', 'Suche', 'Búsqueda'),
  depositReturn: word('Return of the deposit', 'Rückgabe der Kaution', 'Devolución de la fianza'),
  lastDay: word('Last day', 'Letzter Tag', 'Último día'),
  tenantId: word('Tenant', 'Mieter', 'Inquilino'),
  landlordId: word('Landlord', 'Vermieter', 'Propietario'),
  authorId: word('Author', 'Verfasser', 'Autor'),
  aboutId: word('Reviewed person', 'Bewertete Person', 'Persona valorada'),
  changed: word('Changes', 'Änderungen', 'Cambios'),
  ownerId: word('Landlord', 'Vermieter', 'Propietario'),
  recipientId: word('Recipient', 'Empfänger', 'Destinatario'),
  subject: word('Subject', 'Gegenstand', 'Objeto'),
  reporterId: word('Reporter', 'Meldende Person', 'Denunciante'),
  affectedId: word('Affected person', 'Betroffene Person', 'Persona afectada'),
  verified: word('Confirmed e-mail address', 'Bestätigte E-Mail-Adresse', 'Correo confirmado'),
  action: word('Action', 'Vorgang', 'Acción'),
  subjectType: word('Kind of subject', 'Art des Gegenstands', 'Tipo de objeto'),
  subjectId: word('Number of the subject', 'Nummer des Gegenstands', 'Número del objeto'),
  userId: word('User', 'Konto', 'Cuenta'),
  source: word('Source', 'Quelle', 'Origen'),
  empty: word('Without results', 'Ohne Treffer', 'Sin resultados'),
}
