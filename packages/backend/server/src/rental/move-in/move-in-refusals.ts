import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around the landlord's confirmation of moving in. */
export const refuse = refusals({
  MOVE_IN_NOT_YET: {
    status: 409,
    en: 'The confirmation of moving in is for German flats, from the first day of the stay on.',
    de: 'Die Wohnungsgeberbestätigung gibt es für Wohnungen in Deutschland, ab dem ersten Tag des Aufenthalts.',
    es: 'La confirmación del arrendador es para viviendas en Alemania, desde el primer día de la estancia.',
  },
  MOVE_IN_INVALID: {
    status: 422,
    en: 'Some names are not right yet. Please check them.',
    de: 'Einige Namen stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos nombres aún no son correctos. Revíselos.',
  },
  LANDLORD_ADDRESS_MISSING: {
    status: 422,
    field: 'landlord',
    en: 'The confirmation names the landlord with the address, which is missing in the landlord’s profile.',
    de: 'Die Bestätigung nennt den Vermieter mit seiner Anschrift. Sie fehlt in seinem Profil.',
    es: 'La confirmación indica al arrendador con su dirección, que falta en su perfil.',
  },
  TOO_MANY_MOVE_INS: {
    status: 409,
    en: 'There are {limit} confirmations for this booking already. Please write to us.',
    de: 'Für diese Buchung gibt es schon {limit} Bestätigungen. Bitte schreiben Sie uns.',
    es: 'Ya hay {limit} confirmaciones para esta reserva. Escríbanos.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  landlord: word('Landlord', 'Vermieter', 'Arrendador'),
  flatOwner: word('Owner', 'Eigentümer', 'Propietario'),
  names: word('Names', 'Namen', 'Nombres'),
}
