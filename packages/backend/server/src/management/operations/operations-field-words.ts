import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  stack: word('Stack of the failure', 'Aufrufliste des Fehlers', 'Pila del fallo'),
  remote: word('Application', 'Anwendung', 'Aplicación'),
  channel: word('Channel', 'Kanal', 'Canal'),
  phase: word('Phase', 'Phase', 'Fase'),
  frames: word('Places in the code', 'Stellen im Code', 'Lugares del código'),
  trial: word('Trial', 'Probelauf', 'Prueba'),
  visit: word('Proof of the visit', 'Nachweis des Besuchs', 'Prueba de la visita'),
  lcp: word('Loading time (LCP)', 'Ladezeit (LCP)', 'Tiempo de carga (LCP)'),
  inp: word('Response time (INP)', 'Reaktionszeit (INP)', 'Tiempo de respuesta (INP)'),
  cls: word('Layout shift (CLS)', 'Verschiebung (CLS)', 'Desplazamiento (CLS)'),
  percent: word('Share of visitors', 'Anteil der Besuche', 'Porcentaje de visitas'),
  mayDrop: word('Leave out versions', 'Fassungen weglassen', 'Omitir versiones'),
}
