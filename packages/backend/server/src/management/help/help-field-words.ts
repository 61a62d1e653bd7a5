import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  topic: word('Topic', 'Thema', 'Tema'),
  mine: word('Assigned to me', 'Mir zugewiesen', 'Asignada a mí'),
  close: word('Settle', 'Erledigen', 'Cerrar'),
  seen: word('Last entry seen', 'Zuletzt gesehener Eintrag', 'Última entrada vista'),
}
