import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  decision: word('Decision', 'Entscheidung', 'Decisión'),
  ground: word('What is it about?', 'Worum geht es?', '¿De qué se trata?'),
  inGoodFaith: word('Good faith', 'Guter Glaube', 'Buena fe'),
  together: word('Decide together', 'Gemeinsam entscheiden', 'Decidir en conjunto'),
  target: word('Reported content', 'Gemeldeter Inhalt', 'Contenido denunciado'),
  pageUrl: word('Page', 'Seite', 'Página'),
}
