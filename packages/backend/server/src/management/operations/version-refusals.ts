import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around the versions of the interface. */
export const refuse = refusals({
  REGISTRY_AWAY: {
    status: 503,
    en: 'The registry of versions cannot be reached at the moment. Please try again later.',
    de: 'Das Verzeichnis der Versionen ist gerade nicht zu erreichen. Bitte versuchen Sie es später noch einmal.',
    es: 'Ahora no se puede acceder al registro de versiones. Inténtelo de nuevo más tarde.',
  },
  VERSIONS_NOT_CHANGED_HERE: {
    status: 409,
    en: 'Versions are changed on the command line here.',
    de: 'Versionen werden hier auf der Befehlszeile geändert.',
    es: 'Aquí las versiones se cambian en la línea de comandos.',
  },
  VERSIONS_CHANGED_MEANWHILE: {
    status: 409,
    en: 'Somebody has changed the versions meanwhile. Please look at them again.',
    de: 'Jemand hat die Versionen inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
    es: 'Alguien ha cambiado las versiones entretanto. Vuelva a revisarlas.',
  },
  VERSION_CHANGE_INCOMPLETE: {
    status: 422,
    field: 'version',
    en: 'Choose an app, and a version of it where one is needed.',
    de: 'Wählen Sie eine Anwendung, und eine Version davon, wo eine nötig ist.',
    es: 'Elija una aplicación, y una versión de ella donde haga falta.',
  },
  VERSION_DROPS_ROUTES: {
    status: 422,
    field: 'mayDrop',
    en: 'Visitors would no longer find this of {name}: {paths}.',
    de: 'Von {name} wäre für Besucher nicht mehr zu finden: {paths}.',
    es: 'Los visitantes dejarían de encontrar esto de {name}: {paths}.',
  },
  VERSION_REFUSED: {
    status: 422,
    field: 'version',
    en: 'The registry refuses this: {reason}',
    de: 'Das Verzeichnis lehnt das ab: {reason}',
    es: 'El registro lo rechaza: {reason}',
  },
})
