import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  text: word('Text', 'Text', 'Texto'),
  viewingTimes: word('Viewing', 'Besichtigung', 'Visita'),
  time: word('Time of the viewing', 'Zeit der Besichtigung', 'Hora de la visita'),
  before: word('Earlier messages', 'Frühere Nachrichten', 'Mensajes anteriores'),
  lastId: word('Last message read', 'Zuletzt gelesene Nachricht', 'Último mensaje leído'),
}
