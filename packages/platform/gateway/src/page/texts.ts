import type { Locale } from '@domizil/domain'

const EN = {
  noScript: 'This site needs JavaScript. Please allow it in your browser and load the page again.',
  // Above a page that can be read without scripts.
  noScriptHere:
    'You can read this page without JavaScript. Searching by filters, signing in and requests need it.',
  noBlogTitle: 'No blog is connected',
  noBlog: 'This installation has no blog. Its operator can connect one with the setting blogUrl.',
  noSignIn: 'Logging in is not possible at the moment. Please try again in a minute.',
  home: 'Go to home',
  unavailableTitle: 'We will be right back',
  unavailable: 'The site is being set up and cannot be shown yet. Please try again in a minute.',
  failedTitle: 'The page could not be loaded',
  failed: 'A part of this page did not arrive. Please check your connection and try again.',
  reload: 'Try again',
  notFoundTitle: 'Page not found',
  allFlats: 'Flats',
  refusedTitle: 'This version cannot be shown here',
  refused: {
    channel:
      'This is the site that everybody uses: it shows released versions only. A version of your own machine can be seen on a test site, such as staging.',
    address:
      'A test site shows versions of the machine on which the browser runs, such as http://localhost:9000, and of no other.',
    browser:
      'Versions of your own machine are shown in Chrome and Edge 133 or newer, which compare their files with their hashes.',
  },
}

/** The texts of the gateway's plain pages; all others belong to shell and remotes. */
export const TEXTS: Record<Locale, typeof EN> = {
  en: EN,
  de: {
    noScript:
      'Diese Seite braucht JavaScript. Bitte erlauben Sie es in Ihrem Browser und laden Sie die Seite neu.',
    noScriptHere: 'Diese Seite können Sie ohne JavaScript lesen. Filter, Anmeldung und Anfragen brauchen es.',
    noBlogTitle: 'Es ist kein Blog verbunden',
    noBlog:
      'Diese Installation hat keinen Blog. Wer sie betreibt, kann mit der Einstellung blogUrl einen verbinden.',
    noSignIn: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
    home: 'Zur Startseite',
    unavailableTitle: 'Wir sind gleich wieder da',
    unavailable:
      'Die Seite wird gerade eingerichtet und kann noch nicht angezeigt werden. Bitte versuchen Sie es in einer Minute noch einmal.',
    failedTitle: 'Die Seite konnte nicht geladen werden',
    failed:
      'Ein Teil dieser Seite ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    reload: 'Noch einmal versuchen',
    notFoundTitle: 'Seite nicht gefunden',
    allFlats: 'Wohnungen',
    refusedTitle: 'Diese Version kann hier nicht gezeigt werden',
    refused: {
      channel:
        'Dies ist die Seite für alle: Sie zeigt nur freigegebene Versionen. Eine Version von Ihrem eigenen Rechner können Sie auf einer Testseite sehen, zum Beispiel auf Staging.',
      address:
        'Eine Testseite zeigt Versionen des Rechners, auf dem der Browser läuft, zum Beispiel http://localhost:9000, und keines anderen.',
      browser:
        'Versionen von Ihrem eigenen Rechner zeigen Chrome und Edge ab 133: Sie vergleichen deren Dateien mit ihren Prüfsummen.',
    },
  },
  es: {
    noScript: 'Este sitio necesita JavaScript. Permítalo en su navegador y vuelva a cargar la página.',
    noScriptHere:
      'Puede leer esta página sin JavaScript. Los filtros, el inicio de sesión y las solicitudes lo necesitan.',
    noBlogTitle: 'No hay ningún blog conectado',
    noBlog: 'Esta instalación no tiene blog. Quien la opera puede conectar uno con el ajuste blogUrl.',
    noSignIn: 'Ahora mismo no es posible iniciar sesión. Vuelva a intentarlo en un minuto.',
    home: 'Ir al inicio',
    unavailableTitle: 'Volvemos enseguida',
    unavailable:
      'El sitio se está preparando y todavía no se puede mostrar. Vuelva a intentarlo en un minuto.',
    failedTitle: 'No se pudo cargar la página',
    failed: 'Una parte de esta página no ha llegado. Compruebe su conexión y vuelva a intentarlo.',
    reload: 'Reintentar',
    notFoundTitle: 'Página no encontrada',
    allFlats: 'Pisos',
    refusedTitle: 'Esta versión no se puede mostrar aquí',
    refused: {
      channel:
        'Este es el sitio de todos: solo muestra versiones publicadas. Una versión de su propio equipo se puede ver en un sitio de pruebas.',
      address:
        'Un sitio de pruebas muestra versiones del equipo en el que funciona el navegador, como http://localhost:9000, y de ningún otro.',
      browser:
        'Las versiones de su propio equipo se muestran en Chrome y Edge 133 o posteriores, que comparan sus archivos con sus resúmenes.',
    },
  },
}
