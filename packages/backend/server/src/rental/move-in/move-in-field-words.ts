import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  landlord: word('Landlord', 'Vermieter', 'Arrendador'),
  flatOwner: word('Owner', 'Eigentümer', 'Propietario'),
  names: word('Names', 'Namen', 'Nombres'),
}
