import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around reports of content. */
export const refuse = refusals({
  REPORTED_CONTENT_NOT_FOUND: {
    status: 404,
    en: 'What you report does not exist any more.',
    de: 'Was Sie melden, gibt es nicht mehr.',
    es: 'Lo que denuncia ya no existe.',
  },
  REPORT_OWN_CONTENT: {
    status: 403,
    en: 'This is your own: you cannot report it.',
    de: 'Das ist von Ihnen selbst: Sie können es nicht melden.',
    es: 'Es suyo: no puede denunciarlo.',
  },
  REPORT_EMAIL_MISSING: {
    status: 422,
    field: 'email',
    en: 'Enter your e-mail address, so that we can tell you what we decide.',
    de: 'Geben Sie Ihre E-Mail-Adresse an, damit wir Ihnen die Entscheidung mitteilen können.',
    es: 'Indique su correo electrónico para que podamos comunicarle la decisión.',
  },
  TOO_MANY_REPORTS: {
    status: 429,
    en: 'You have sent us several reports. Please wait an hour before the next one.',
    de: 'Sie haben uns schon mehrere Meldungen geschickt. Bitte warten Sie eine Stunde bis zur nächsten.',
    es: 'Ya nos ha enviado varios avisos. Espere una hora antes del siguiente.',
  },
  REPORT_NOT_FOUND: {
    status: 404,
    en: 'This report does not exist.',
    de: 'Diese Meldung gibt es nicht.',
    es: 'Este aviso no existe.',
  },
  REPORT_CONCERNS_YOU: {
    status: 403,
    en: 'This concerns you or your own flat: another administrator decides.',
    de: 'Das betrifft Sie selbst oder Ihre eigene Wohnung: Jemand anderes aus der Verwaltung entscheidet.',
    es: 'Esto le afecta a usted o a su propio piso: lo decide otra persona de la administración.',
  },
  REPORT_ALREADY_DECIDED: {
    status: 409,
    en: 'This report is decided, and no complaint waits.',
    de: 'Über diese Meldung ist entschieden, und keine Beschwerde wartet.',
    es: 'Este aviso ya está resuelto y no hay ninguna reclamación pendiente.',
  },
  REPORT_UNSEEN: {
    status: 409,
    en: 'There is another report of the same content. Close this, load the list again and read it: they are decided together.',
    de: 'Es gibt noch eine Meldung desselben Inhalts. Schließen Sie das hier, laden Sie die Liste neu und lesen Sie sie: Beide werden zusammen entschieden.',
    es: 'Hay otro aviso sobre el mismo contenido. Cierre esto, vuelva a cargar la lista y léalo: se deciden juntos.',
  },
  COMPLAINT_WAITS: {
    status: 409,
    en: 'A complaint about the same content waits. Decide that: this report is decided with it.',
    de: 'Zu demselben Inhalt wartet eine Beschwerde. Entscheiden Sie darüber: Diese Meldung wird mit entschieden.',
    es: 'Hay una reclamación pendiente sobre el mismo contenido. Decida sobre ella: este aviso se decide con ella.',
  },
  DECISION_IMPOSSIBLE: {
    status: 422,
    field: 'decision',
    en: 'This decision is not possible about this kind of content.',
    de: 'Diese Entscheidung ist bei dieser Art von Inhalt nicht möglich.',
    es: 'Esta decisión no es posible con este tipo de contenido.',
  },
  COMPLAINT_NOT_POSSIBLE: {
    status: 409,
    en: 'You can complain once about a decision against you, within {months} months after it.',
    de: 'Sie können sich einmal über eine Entscheidung gegen Sie beschweren, innerhalb von {months} Monaten danach.',
    es: 'Puede reclamar una vez contra una decisión desfavorable, en los {months} meses siguientes.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  decision: word('Decision', 'Entscheidung', 'Decisión'),
  ground: word('What is it about?', 'Worum geht es?', '¿De qué se trata?'),
  inGoodFaith: word('Good faith', 'Guter Glaube', 'Buena fe'),
  together: word('Decide together', 'Gemeinsam entscheiden', 'Decidir en conjunto'),
  target: word('Reported content', 'Gemeldeter Inhalt', 'Contenido denunciado'),
  pageUrl: word('Page', 'Seite', 'Página'),
}
