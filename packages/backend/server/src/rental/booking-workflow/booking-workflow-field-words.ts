import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  endDate: word('Move-out', 'Auszug', 'Salida'),
  hasPets: word('Pets', 'Haustiere', 'Mascotas'),
  message: word('Message', 'Nachricht', 'Mensaje'),
  numberOfPersons: word('Number of people', 'Personenzahl', 'Número de personas'),
  occupation: word('Occupation', 'Beschäftigung', 'Ocupación'),
  reasonOfStay: word('Reason for the stay', 'Grund des Aufenthalts', 'Motivo de la estancia'),
  smoker: word('Smoking', 'Rauchen', 'Fumar'),
  startDate: word('Move-in', 'Einzug', 'Entrada'),
}
