import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around contracts and their files. */
export const refuse = refusals({
  FILE_NOT_FOUND: {
    status: 404,
    en: 'This file does not exist.',
    de: 'Diese Datei gibt es nicht.',
    es: 'Este archivo no existe.',
  },
  FILE_REQUIRED: {
    status: 422,
    field: 'file',
    en: 'Please add the contract as a PDF.',
    de: 'Bitte fügen Sie den Vertrag als PDF hinzu.',
    es: 'Añada el contrato en PDF.',
  },
  BANK_ACCOUNT_MISSING: {
    status: 422,
    field: 'bankAccount',
    en: 'The platform’s contract names the account that the rent is paid to. Please give your bank account first.',
    de: 'Der Vertrag der Plattform nennt das Konto für die Miete. Bitte geben Sie zuerst Ihre Bankverbindung an.',
    es: 'El contrato de la plataforma indica la cuenta en la que se paga el alquiler. Indique primero su cuenta bancaria.',
  },
  LANDLORD_DETAILS_INCOMPLETE: {
    status: 422,
    en: 'The contract and its invoice name the landlord with the whole address. Some details are missing in the landlord’s profile.',
    de: 'Der Vertrag und seine Rechnung nennen den Vermieter mit ganzer Anschrift. Im Profil des Vermieters fehlen noch Angaben.',
    es: 'El contrato y su factura indican al arrendador con su dirección completa. En el perfil del arrendador faltan datos.',
  },
  FILE_NOT_EXPECTED: {
    status: 422,
    field: 'file',
    en: 'This kind of contract takes no file from you.',
    de: 'Zu dieser Vertragsart gehört keine Datei von Ihnen.',
    es: 'Este tipo de contrato no admite un archivo suyo.',
  },
  CONTRACT_INVALID: {
    status: 422,
    en: 'Some details of the contract are not right yet. Please check them.',
    de: 'Einige Angaben zum Vertrag stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos del contrato aún no son correctos. Revíselos.',
  },
  TOO_MANY_OFFERS: {
    status: 409,
    en: 'A contract has been offered {limit} times for this booking. Please write to us: we will add the right one.',
    de: 'Für diese Buchung wurde schon {limit}-mal ein Vertrag angeboten. Bitte schreiben Sie uns: Wir hinterlegen den richtigen.',
    es: 'Para esta reserva ya se ha ofrecido un contrato {limit} veces. Escríbanos: añadiremos el correcto.',
  },
  CONTRACT_NOT_CHOSEN: {
    status: 409,
    en: 'No contract has been chosen yet.',
    de: 'Es wurde noch kein Vertrag gewählt.',
    es: 'Aún no se ha elegido ningún contrato.',
  },
  CONTRACT_FILE_AWAITED: {
    status: 409,
    en: 'The contract is still being prepared. We write to you as soon as it is there to be read and signed.',
    de: 'Der Vertrag wird noch vorbereitet. Wir schreiben Ihnen, sobald Sie ihn lesen und unterschreiben können.',
    es: 'El contrato todavía se está preparando. Le escribiremos en cuanto pueda leerlo y firmarlo.',
  },
  // Below a contract or an addendum to it, as the next one.
  CONTRACT_CHANGED: {
    status: 409,
    field: 'documentHash',
    en: 'The document has changed meanwhile. Please read it again before you sign.',
    de: 'Das Dokument hat sich inzwischen geändert. Bitte lesen Sie es noch einmal, bevor Sie unterschreiben.',
    es: 'El documento ha cambiado. Léalo de nuevo antes de firmar.',
  },
  SIGNATURE_INVALID: {
    status: 422,
    en: 'Please read the document and type your name to sign.',
    de: 'Bitte lesen Sie das Dokument und geben Sie zum Unterschreiben Ihren Namen ein.',
    es: 'Lea el documento y escriba su nombre para firmar.',
  },
  NOT_A_NAME: {
    status: 422,
    field: 'name',
    en: 'A signature has only letters, spaces, hyphens, apostrophes and full stops. Please type your name: {name}.',
    de: 'Eine Unterschrift hat nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte. Bitte geben Sie Ihren Namen ein: {name}.',
    es: 'Una firma solo tiene letras, espacios, guiones, apóstrofos y puntos. Escriba su nombre: {name}.',
  },
  ACCOUNT_NAME_UNSIGNABLE: {
    status: 422,
    field: 'name',
    en: 'The name in your account, {name}, cannot be a signature: a name has only letters of one alphabet. Please change it under “Your details” and sign in again.',
    de: 'Der Name in Ihrem Konto, {name}, kann keine Unterschrift sein: Ein Name hat nur Buchstaben eines Alphabets. Bitte ändern Sie ihn unter „Ihre Angaben“ und melden Sie sich neu an.',
    es: 'El nombre de su cuenta, {name}, no puede ser una firma: un nombre solo tiene letras de un mismo alfabeto. Cámbielo en «Sus datos» e inicie sesión de nuevo.',
  },
  NAME_DIFFERS: {
    status: 422,
    field: 'name',
    en: 'Please sign with your own name as it stands in your account: {name}.',
    de: 'Bitte unterschreiben Sie mit Ihrem eigenen Namen, wie er in Ihrem Konto steht: {name}.',
    es: 'Firme con su propio nombre, tal como figura en su cuenta: {name}.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  contractType: word('Kind of contract', 'Vertragsart', 'Tipo de contrato'),
  documentHash: word('Document', 'Dokument', 'Documento'),
  handSigned: word('Signed by hand', 'Von Hand unterschrieben', 'Firmado a mano'),
  purpose: word('Purpose', 'Zweck', 'Finalidad'),
  tenancyBasis: word('Basis of the tenancy', 'Grundlage der Miete', 'Base del alquiler'),
  attachmentId: word('Document', 'Dokument', 'Documento'),
  signed: word('Signature', 'Unterschrift', 'Firma'),
}
