import type { Locale } from '@domizil/domain'

/** The texts of the gateway's plain pages; all others belong to shell and remotes. */
interface Texts {
  readonly noScript: string
  /** Above a page that can be read without scripts. */
  readonly noScriptHere: string
  readonly noBlogTitle: string
  readonly noBlog: string
  readonly home: string
  readonly unavailableTitle: string
  readonly unavailable: string
  readonly failedTitle: string
  readonly failed: string
  readonly reload: string
  readonly notFoundTitle: string
  readonly allFlats: string
}

export const TEXTS: Record<Locale, Texts> = {
  en: {
    noScript: 'This site needs JavaScript. Please allow it in your browser and load the page again.',
    noScriptHere:
      'You can read this page without JavaScript. Searching by filters, signing in and requests need it.',
    noBlogTitle: 'No blog is connected',
    noBlog: 'This installation has no blog. Its operator can connect one with the setting BLOG_URL.',
    home: 'Go to home',
    unavailableTitle: 'We will be right back',
    unavailable: 'The site is being set up and cannot be shown yet. Please try again in a minute.',
    failedTitle: 'The page could not be loaded',
    failed: 'A part of this page did not arrive. Please check your connection and try again.',
    reload: 'Try again',
    notFoundTitle: 'Page not found',
    allFlats: 'Flats',
  },
  de: {
    noScript:
      'Diese Seite braucht JavaScript. Bitte erlauben Sie es in Ihrem Browser und laden Sie die Seite neu.',
    noScriptHere: 'Diese Seite können Sie ohne JavaScript lesen. Filter, Anmeldung und Anfragen brauchen es.',
    noBlogTitle: 'Es ist kein Blog verbunden',
    noBlog:
      'Diese Installation hat keinen Blog. Wer sie betreibt, kann mit der Einstellung BLOG_URL einen verbinden.',
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
  },
  es: {
    noScript: 'Este sitio necesita JavaScript. Permítalo en su navegador y vuelva a cargar la página.',
    noScriptHere:
      'Puede leer esta página sin JavaScript. Los filtros, el inicio de sesión y las solicitudes lo necesitan.',
    noBlogTitle: 'No hay ningún blog conectado',
    noBlog: 'Esta instalación no tiene blog. Quien la opera puede conectar uno con el ajuste BLOG_URL.',
    home: 'Ir al inicio',
    unavailableTitle: 'Volvemos enseguida',
    unavailable:
      'El sitio se está preparando y todavía no se puede mostrar. Vuelva a intentarlo en un minuto.',
    failedTitle: 'No se pudo cargar la página',
    failed: 'Una parte de esta página no ha llegado. Compruebe su conexión y vuelva a intentarlo.',
    reload: 'Reintentar',
    notFoundTitle: 'Página no encontrada',
    allFlats: 'Pisos',
  },
}
