/** The accessible names on a flat's page, its calendar and the owner's list. */
export interface FlatNames {
  closePhotos: RegExp
  nextPhoto: RegExp
  previousPhoto: RegExp
  /** A picture by its number in the gallery. */
  photo: (number: number) => RegExp
  logInToSend: RegExp
  openCalendar: RegExp
  whenToStay: RegExp
  whereYouLive: RegExp
  mapOfFlat: RegExp
  report: RegExp
  sendReport: RegExp
  /** The button that opens the menu of an own flat. */
  moreActions: RegExp
  edit: RegExp
  cookiesFirst: RegExp
  myFlatsSignedOut: RegExp
  availabilitySignedOut: RegExp
  noneOfYours: RegExp
  /** The entry of the user menu; the number of requests that wait follows it. */
  myFlats: RegExp
  /** The badge with the number of requests that wait. */
  openRequests: RegExp
  activate: RegExp
  deactivate: RegExp
  /** The status of a flat. */
  active: RegExp
  inactive: RegExp
  lastDay: RegExp
  /** The first and the last day of a stay. */
  moveIn: RegExp
  moveOut: RegExp
  blockDays: RegExp
  note: RegExp
  saveNote: RegExp
  calendarAddress: RegExp
  importCalendar: RegExp
  noPublicCalendar: RegExp
  noFlatsYet: RegExp
  notAvailable: RegExp
  previewNotice: RegExp
  /** What finds one of many own flats. */
  findOwnFlat: RegExp
  asTable: RegExp
  chooseAll: RegExp
  chooseNone: RegExp
  chosen: (count: number) => RegExp
}

/** The names in each language. Maintained here only, as `NAMES`. */
export const FLAT_NAMES: Record<'en' | 'de', FlatNames> = {
  en: {
    closePhotos: /^close photos$/i,
    nextPhoto: /^next photo$/i,
    previousPhoto: /^previous photo$/i,
    photo: (number) => new RegExp(`^photo ${number} of`, 'i'),
    logInToSend: /^log in to send$/i,
    openCalendar: /^move-in: open calendar$/i,
    whenToStay: /^when would you like to stay\?$/i,
    whereYouLive: /^where you will live$/i,
    mapOfFlat: /^map of the area around the flat$/i,
    report: /^report this listing$/i,
    sendReport: /^send report$/i,
    moreActions: /^more actions for/i,
    edit: /^edit$/i,
    cookiesFirst: /please allow cookies first/i,
    myFlatsSignedOut: /^log in to see your flats$/i,
    availabilitySignedOut: /^log in to see the calendar/i,
    noneOfYours: /^this is none of your flats$/i,
    myFlats: /^my flats/i,
    openRequests: /\d+ waiting for you$/i,
    activate: /^activate$/i,
    deactivate: /^deactivate$/i,
    active: /^listed$/i,
    inactive: /^paused$/i,
    lastDay: /^last day$/i,
    moveIn: /^move-in$/i,
    moveOut: /^move-out$/i,
    blockDays: /^block( \d+)? days?$/i,
    note: /^note/i,
    saveNote: /^save note$/i,
    calendarAddress: /^address of the calendar/i,
    importCalendar: /^import$/i,
    noPublicCalendar: /not the public address of a calendar/i,
    noFlatsYet: /^you have no flats yet$/i,
    notAvailable: /^this flat is not available$/i,
    previewNotice: /^preview\. status:/i,
    findOwnFlat: /^title, address or number$/i,
    asTable: /^table$/i,
    chooseAll: /^choose all flats of this page$/i,
    chooseNone: /^choose none$/i,
    chosen: (count) => new RegExp(`^${count} flats chosen$`, 'i'),
  },
  de: {
    closePhotos: /^fotos schließen$/i,
    nextPhoto: /^nächstes foto$/i,
    previousPhoto: /^vorheriges foto$/i,
    photo: (number) => new RegExp(`^foto ${number} von`, 'i'),
    logInToSend: /^zum senden anmelden$/i,
    openCalendar: /^einzug: kalender öffnen$/i,
    whenToStay: /^für welchen zeitraum suchen sie\?$/i,
    whereYouLive: /^hier werden sie wohnen$/i,
    mapOfFlat: /^karte der umgebung der wohnung$/i,
    report: /^dieses inserat melden$/i,
    sendReport: /^meldung senden$/i,
    moreActions: /^weitere aktionen für/i,
    edit: /^bearbeiten$/i,
    cookiesFirst: /bitte erlauben sie zuerst cookies/i,
    myFlatsSignedOut: /^melden sie sich an, um ihre wohnungen zu sehen$/i,
    availabilitySignedOut: /^melden sie sich an, um den kalender/i,
    noneOfYours: /^diese wohnung gehört nicht zu ihren$/i,
    myFlats: /^meine wohnungen/i,
    openRequests: /\d+ (wartet|warten) auf sie$/i,
    activate: /^aktivieren$/i,
    deactivate: /^deaktivieren$/i,
    active: /^veröffentlicht$/i,
    inactive: /^pausiert$/i,
    lastDay: /^letzter tag$/i,
    moveIn: /^einzug$/i,
    moveOut: /^auszug$/i,
    blockDays: /^(\d+ )?tage? sperren$/i,
    note: /^notiz/i,
    saveNote: /^notiz speichern$/i,
    calendarAddress: /^adresse des kalenders/i,
    importCalendar: /^importieren$/i,
    noPublicCalendar: /keine öffentliche adresse eines kalenders/i,
    noFlatsYet: /^sie haben noch keine wohnungen$/i,
    notAvailable: /^diese wohnung ist nicht verfügbar$/i,
    previewNotice: /^vorschau\. status:/i,
    findOwnFlat: /^titel, adresse oder nummer$/i,
    asTable: /^tabelle$/i,
    chooseAll: /^alle wohnungen dieser seite auswählen$/i,
    chooseNone: /^auswahl aufheben$/i,
    chosen: (count) => new RegExp(`^${count} wohnungen ausgewählt$`, 'i'),
  },
}
