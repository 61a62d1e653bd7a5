import { FLAT_NAMES, type FlatNames } from './flat-names.ts'
import { SEARCH_NAMES, type SearchNames } from './search-names.ts'
import { STAY_NAMES, type StayNames } from './stay-names.ts'

/**
 * The accessible names by which the journeys find elements, in each language. A changed wording is changed here and
 * nowhere else.
 */
export interface Names extends SearchNames, FlatNames, StayNames {
  menu: RegExp
  skipLink: RegExp
  cookies: RegExp
  accept: RegExp
  decline: RegExp
  logIn: RegExp
  signUp: RegExp
  /** The button with the user's name or initials, and the menu that it opens. */
  userMenu: RegExp
  logOut: RegExp
  favourites: RegExp
  noFavourites: RegExp
  search: RegExp
  /** The number of flats found. */
  flatCount: RegExp
  /** The favourite button of a flat; its pressed state says whether it is one. */
  favourite: RegExp
  /** The button that opens a flat's pictures, with their number. */
  allPhotos: RegExp
  /** The button that opens all filters, and the sheet that it opens. */
  filters: RegExp
  /** The button that closes the sheet and shows the number of flats. */
  showFlats: RegExp
  petsAllowed: RegExp
  atLeastTwo: RegExp
  bedrooms: RegExp
  moveIn: RegExp
  openMoveIn: RegExp
  removeFilter: RegExp
  noFlatsMatch: RegExp
  /** The button that removes the sauna filter. */
  withoutSauna: RegExp
  map: RegExp
  list: RegExp
  mapOfFlats: RegExp
  /** A cluster of flats on the map. */
  cluster: RegExp
  /** A flat on the map: its name begins with the price. */
  pin: RegExp
  preview: RegExp
  undo: RegExp
  requestToBook: RegExp
  firstDay: RegExp
  reasonOfStay: RegExp
  occupation: RegExp
  messageToLandlord: RegExp
  acceptTerms: RegExp
  sendRequest: RegExp
  onItsWay: RegExp
  /** The profile dialog, and its entry in the user menu. */
  yourDetails: RegExp
  changeEmail: RegExp
  signOutEverywhere: RegExp
  phone: RegExp
  street: RegExp
  postcode: RegExp
  city: RegExp
  country: RegExp
  save: RegExp
  downloadAsFile: RegExp
  deleteAccount: RegExp
  deleteForGood: RegExp
  /** The word that confirms the deletion. */
  deletionWord: string
  goHome: RegExp
  pageNotFound: RegExp
}

export const NAMES: Record<'en' | 'de', Names> = {
  en: {
    ...SEARCH_NAMES.en,
    ...STAY_NAMES.en,
    ...FLAT_NAMES.en,
    menu: /^(open )?menu$/i,
    skipLink: /^skip to content$/i,
    cookies: /^cookies$/i,
    accept: /^accept$/i,
    decline: /^decline$/i,
    logIn: /^log in$/i,
    signUp: /^sign up$/i,
    userMenu: /^(your menu|menu of .+)$/i,
    logOut: /^log out$/i,
    favourites: /^favou?rites$/i,
    noFavourites: /no favourites yet/i,
    search: /^search( flats)?$/i,
    flatCount: /([\d,.]+) flats/i,
    favourite: /^favou?rite/i,
    allPhotos: /^show all (\d+) photos$/i,
    filters: /^filters/i,
    showFlats: /^show [\d,.]+ flats?$/i,
    petsAllowed: /^pets allowed/i,
    atLeastTwo: /^2\+/,
    bedrooms: /^bedrooms$/i,
    moveIn: /^move-in$/i,
    openMoveIn: /^move-in: open calendar$/i,
    removeFilter: /^remove filter/i,
    noFlatsMatch: /^no flats match$/i,
    withoutSauna: /^search without “sauna”$/i,
    map: /^map$/i,
    list: /^list$/i,
    mapOfFlats: /^map of the flats found/i,
    cluster: /flats, zoom in$/i,
    pin: /^€[\d,]+, (no separate bedroom|\d+ bedrooms?), ./i,
    preview: /^flat on the map$/i,
    undo: /^undo$/i,
    requestToBook: /^request to book$/i,
    firstDay: /^first day$/i,
    reasonOfStay: /^reason of your stay$/i,
    occupation: /^what do you do\?$/i,
    messageToLandlord: /^message to the landlord$/i,
    acceptTerms: /^i accept the terms/i,
    sendRequest: /^send request$/i,
    onItsWay: /your request is on its way/i,
    yourDetails: /^your details$/i,
    changeEmail: /^change e-mail address/i,
    signOutEverywhere: /^sign out everywhere$/i,
    phone: /^phone$/i,
    street: /^street and number$/i,
    postcode: /^postcode$/i,
    city: /^city$/i,
    country: /^country$/i,
    save: /^save( and .+)?$/i,
    downloadAsFile: /^download as a file$/i,
    deleteAccount: /^delete my account/i,
    deleteForGood: /^delete for good$/i,
    deletionWord: 'DELETE',
    goHome: /^go to home$/i,
    pageNotFound: /this page could not be found/i,
  },
  de: {
    ...SEARCH_NAMES.de,
    ...STAY_NAMES.de,
    ...FLAT_NAMES.de,
    menu: /^menü( öffnen)?$/i,
    skipLink: /^(zum inhalt springen|zum inhalt)$/i,
    cookies: /^cookies$/i,
    accept: /^(akzeptieren|annehmen|zustimmen)$/i,
    decline: /^ablehnen$/i,
    logIn: /^(anmelden|einloggen)$/i,
    signUp: /^registrieren$/i,
    userMenu: /^(ihr menü|menü von .+)$/i,
    logOut: /^(abmelden|ausloggen)$/i,
    favourites: /^(favoriten|merkliste)$/i,
    noFavourites: /noch keine favoriten/i,
    search: /^(suchen|wohnungen suchen|suche)$/i,
    flatCount: /([\d,.]+) wohnungen/i,
    favourite: /^favorit/i,
    allPhotos: /^alle (\d+) fotos ansehen$/i,
    filters: /^filter/i,
    showFlats: /^[\d,.]+ wohnungen anzeigen$/i,
    petsAllowed: /^haustiere erlaubt/i,
    atLeastTwo: /^2\+/,
    bedrooms: /^schlafzimmer$/i,
    moveIn: /^einzug$/i,
    openMoveIn: /^einzug: kalender öffnen$/i,
    removeFilter: /filter.*entfernen/i,
    noFlatsMatch: /^keine passenden wohnungen$/i,
    withoutSauna: /^ohne „sauna“ suchen$/i,
    map: /^karte$/i,
    list: /^liste$/i,
    mapOfFlats: /^karte der /i,
    cluster: /wohnungen, heranzoomen$/i,
    pin: /^[\d.]+\s€, (kein eigenes schlafzimmer|\d+ schlafzimmer), ./i,
    preview: /^wohnung auf der karte$/i,
    undo: /^rückgängig$/i,
    requestToBook: /^(buchung anfragen|anfrage senden)$/i,
    firstDay: /^erster tag$/i,
    reasonOfStay: /^grund ihres aufenthalts$/i,
    occupation: /^was machen sie beruflich\?$/i,
    messageToLandlord: /^nachricht an den vermieter$/i,
    acceptTerms: /^ich stimme den agb/i,
    sendRequest: /^anfrage senden$/i,
    onItsWay: /ihre anfrage ist unterwegs/i,
    yourDetails: /^ihre angaben$/i,
    changeEmail: /^e-mail-adresse ändern/i,
    signOutEverywhere: /^überall abmelden$/i,
    phone: /^telefon$/i,
    street: /^straße und hausnummer$/i,
    postcode: /^postleitzahl$/i,
    city: /^ort$/i,
    country: /^land$/i,
    save: /^speichern( und .+)?$/i,
    downloadAsFile: /^als datei herunterladen$/i,
    deleteAccount: /^mein konto löschen/i,
    deleteForGood: /^endgültig löschen$/i,
    deletionWord: 'LÖSCHEN',
    goHome: /^zur startseite$/i,
    pageNotFound: /diese seite (konnte nicht gefunden werden|wurde nicht gefunden)/i,
  },
}
