import { quarter } from '../quarter.ts'

export const LEIPZIG = [
  quarter({
    name: 'Südvorstadt',
    german: 'in der Südvorstadt',
    english: 'in Südvorstadt',
    postcodes: ['04275'],
    streets: ['Karl-Liebknecht-Straße', 'August-Bebel-Straße', 'Kochstraße', 'Arndtstraße', 'Fockestraße'],
    stop: { kind: 'TRAM', name: 'Südplatz' },
    character: 'STUDENT',
    priceFactor: 1.08,
    note: {
      en: 'The “Karli” is the city’s longest chain of pubs, cinemas and outdoor tables, and a block further west the riverside forest begins.',
      de: 'Die „Karli“ ist die längste Kneipen-, Kino- und Freisitzmeile der Stadt, und ein paar Blocks weiter westlich beginnt der Auwald.',
    },
  }),
  quarter({
    name: 'Plagwitz',
    postcodes: ['04229'],
    streets: ['Karl-Heine-Straße', 'Zschochersche Straße', 'Weißenfelser Straße', 'Erich-Zeigner-Allee'],
    stop: { kind: 'TRAM', name: 'Felsenkeller' },
    character: 'LIVELY',
    priceFactor: 1.05,
    note: {
      en: 'Brick factories along the Karl Heine canal now hold studios and flats; in summer you paddle past them, in winter you go to the cotton mill’s open galleries.',
      de: 'In den Backsteinfabriken am Karl-Heine-Kanal wird heute gewohnt und gearbeitet; im Sommer paddelt man daran vorbei, im Winter geht es zum Rundgang in die Spinnerei.',
    },
  }),
  quarter({
    name: 'Lindenau',
    postcodes: ['04177'],
    streets: ['Georg-Schwarz-Straße', 'Demmeringstraße', 'Merseburger Straße', 'Lützner Straße'],
    stop: { kind: 'TRAM', name: 'Lindenauer Markt' },
    character: 'STUDENT',
    priceFactor: 0.9,
    note: {
      en: 'Artists, students and old-established shopkeepers live side by side here; the market square has a theatre, and the harbour is a new place to swim.',
      de: 'Künstlerinnen, Studierende und alteingesessene Händler wohnen hier Tür an Tür; am Markt steht ein Theater, und abends geht man ans Wasser des Lindenauer Hafens.',
    },
  }),
  quarter({
    name: 'Schleußig',
    postcodes: ['04229'],
    streets: ['Könneritzstraße', 'Brockhausstraße', 'Holbeinstraße', 'Industriestraße'],
    stop: { kind: 'TRAM', name: 'Stieglitzstraße' },
    character: 'GREEN',
    priceFactor: 1.05,
    note: {
      en: 'An island between two rivers: canoes are moored behind the houses, and the Clara Zetkin park is a bridge away.',
      de: 'Eine Insel zwischen zwei Flüssen: Hinter den Häusern liegen die Kanus, und der Clara-Zetkin-Park ist nur eine Brücke entfernt.',
    },
  }),
  quarter({
    name: 'Gohlis',
    postcodes: ['04155'],
    streets: ['Gohliser Straße', 'Menckestraße', 'Eisenacher Straße', 'Breitenfelder Straße'],
    stop: { kind: 'S', name: 'Gohlis' },
    character: 'QUIET',
    note: {
      en: 'Schiller wrote his Ode to Joy in Gohlis. Today people come for the little palace with its café, the Rosental park and the quiet founders’-era streets.',
      de: 'In Gohlis schrieb Schiller an der Ode an die Freude. Heute kommt man wegen des Schlösschens mit Café, des Rosentals und der ruhigen Gründerzeitstraßen.',
    },
  }),
  quarter({
    name: 'Connewitz',
    postcodes: ['04277'],
    streets: ['Wolfgang-Heinze-Straße', 'Bornaische Straße', 'Simildenstraße', 'Biedermannstraße'],
    stop: { kind: 'TRAM', name: 'Connewitzer Kreuz' },
    character: 'LIVELY',
    note: {
      en: 'Independent in every sense: a culture factory, arthouse cinema and many small kitchens, and the cycle path to the lakes in the south starts here.',
      de: 'Eigensinnig im besten Sinne: Kulturfabrik, Programmkino und viele kleine Küchen, und der Radweg zu den Seen im Süden beginnt gleich hier.',
    },
  }),
  quarter({
    name: 'Reudnitz',
    postcodes: ['04317'],
    streets: ['Riebeckstraße', 'Täubchenweg', 'Stötteritzer Straße', 'Oststraße'],
    stop: { kind: 'TRAM', name: 'Reudnitz' },
    character: 'STUDENT',
    priceFactor: 0.88,
    note: {
      en: 'The brewery scents the air, the Lene-Voigt park on the old railway yard is everyone’s garden, and the trams reach the Augustusplatz in a few minutes.',
      de: 'Von der Brauerei weht Malzduft herüber, der Lene-Voigt-Park auf dem alten Bahngelände ist aller Leute Garten, und zum Augustusplatz sind es nur wenige Minuten.',
    },
  }),
  quarter({
    name: 'Waldstraßenviertel',
    german: 'im Waldstraßenviertel',
    english: 'in the Waldstraße quarter',
    postcodes: ['04105'],
    streets: ['Waldstraße', 'Liviastraße', 'Feuerbachstraße', 'Tschaikowskistraße'],
    stop: { kind: 'TRAM', name: 'Waldplatz' },
    character: 'CENTRAL',
    priceFactor: 1.15,
    note: {
      en: 'One of the largest founders’-era districts in Europe, between the zoo, the Rosental and the arena, and ten minutes on foot from the market square.',
      de: 'Eines der größten Gründerzeitviertel Europas, zwischen Zoo, Rosental und Arena gelegen und zehn Gehminuten vom Marktplatz entfernt.',
    },
  }),
]
