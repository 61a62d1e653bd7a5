/** The accessible names of the search beyond its filters: saved searches, surroundings and map. */
export interface SearchNames {
  searchAsIMove: RegExp
  searchHere: RegExp
  mapFailed: RegExp
  saveSearch: RegExp
  saveThisSearch: RegExp
  savedSearches: RegExp
  searchIsSaved: RegExp
  flatsInBerlin: RegExp
  deleteSearch: RegExp
  tellUs: RegExp
  whatElseMatters: RegExp
  where: RegExp
  /** The button with place, stay and persons on small screens. */
  whereAndWhen: RegExp
  registrationPossible: RegExp
  personsOfSearch: RegExp
  nearMe: RegExp
  howFar: RegExp
  flatsNearby: RegExp
  order: RegExp
  nextPage: RegExp
  share: RegExp
  linkCopied: RegExp
  sharedFlats: RegExp
  compare: RegExp
  compareSideBySide: RegExp
  flatsSideBySide: RegExp
}

/** The names in each language. Maintained here only, as `NAMES`. */
export const SEARCH_NAMES: Record<'en' | 'de', SearchNames> = {
  en: {
    searchAsIMove: /^search as i move the map$/i,
    searchHere: /^search this area$/i,
    mapFailed: /the map could not be loaded/i,
    saveSearch: /^save search$/i,
    saveThisSearch: /^save this search$/i,
    savedSearches: /^saved searches$/i,
    searchIsSaved: /your search is saved/i,
    flatsInBerlin: /^flats in berlin$/i,
    deleteSearch: /^delete the search in berlin$/i,
    tellUs: /^tell us what you need$/i,
    whatElseMatters: /^what else matters to you/i,
    where: /^where\?$/i,
    whereAndWhen: /^where and when\?/i,
    registrationPossible: /^registration possible/i,
    personsOfSearch: /^persons$/i,
    nearMe: /^near me$/i,
    howFar: /^how far around\?$/i,
    flatsNearby: /^flats nearby$/i,
    order: /^order of the list$/i,
    nextPage: /^next page$/i,
    share: /^share$/i,
    linkCopied: /the link has been copied/i,
    sharedFlats: /^shared flats$/i,
    compare: /^compare /i,
    compareSideBySide: /^compare side by side$/i,
    flatsSideBySide: /^flats side by side$/i,
  },
  de: {
    searchAsIMove: /^beim verschieben der karte suchen$/i,
    searchHere: /^in diesem ausschnitt suchen$/i,
    mapFailed: /die karte konnte nicht geladen werden/i,
    saveSearch: /^suche speichern$/i,
    saveThisSearch: /^diese suche speichern$/i,
    savedSearches: /^gespeicherte suchen$/i,
    searchIsSaved: /ihre suche ist gespeichert/i,
    flatsInBerlin: /^wohnungen in berlin$/i,
    deleteSearch: /^suche in berlin löschen$/i,
    tellUs: /^sagen sie uns, was sie brauchen$/i,
    whatElseMatters: /^was ist ihnen sonst wichtig/i,
    where: /^wo\?$/i,
    whereAndWhen: /^wo und wann\?/i,
    registrationPossible: /^anmeldung möglich/i,
    personsOfSearch: /^personen$/i,
    nearMe: /^in meiner nähe$/i,
    howFar: /^wie weit im umkreis\?$/i,
    flatsNearby: /^wohnungen in der nähe$/i,
    order: /^reihenfolge der liste$/i,
    nextPage: /^nächste seite$/i,
    share: /^teilen$/i,
    linkCopied: /der link wurde kopiert/i,
    sharedFlats: /^geteilte wohnungen$/i,
    compare: /^vergleichen /i,
    compareSideBySide: /^nebeneinander vergleichen$/i,
    flatsSideBySide: /^wohnungen im vergleich$/i,
  },
}
