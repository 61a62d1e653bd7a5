import type { FilterWords } from '@domizil/domain'
import { labelsIn, word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  hasPets: word('Pets', 'Haustiere', 'Mascotas'),
  message: word('Message', 'Nachricht', 'Mensaje'),
  numberOfPersons: labelsIn<FilterWords>('filters')['filterName.persons'],
  occupation: word('Occupation', 'Beschäftigung', 'Ocupación'),
  reasonOfStay: word('Reason for the stay', 'Grund des Aufenthalts', 'Motivo de la estancia'),
  smoker: word('Smoking', 'Rauchen', 'Fumar'),
  approved: word('Answer', 'Antwort', 'Respuesta'),
}
