import { quarter } from '../quarter.ts'

export const FREIBURG = [
  quarter({
    name: 'Wiehre',
    german: 'in der Wiehre',
    english: 'in the Wiehre',
    postcodes: ['79102'],
    streets: ['Günterstalstraße', 'Talstraße', 'Konradstraße', 'Urachstraße'],
    stop: { kind: 'TRAM', name: 'Johanneskirche' },
    character: 'QUIET',
    priceFactor: 1.08,
    note: {
      en: 'Art-nouveau villas, the old station with its cinema and market, and the path up the Lorettoberg for the best view of the Minster.',
      de: 'Jugendstilvillen, der Alte Wiehrebahnhof mit Kino und Markt und der Weg auf den Lorettoberg mit dem schönsten Blick aufs Münster.',
    },
  }),
  quarter({
    name: 'Stühlinger',
    german: 'im Stühlinger',
    postcodes: ['79106'],
    streets: ['Klarastraße', 'Wannerstraße', 'Eschholzstraße', 'Guntramstraße'],
    stop: { kind: 'TRAM', name: 'Eschholzstraße' },
    character: 'STUDENT',
    note: {
      en: 'The blue bridge over the tracks leads into town; on this side there is a market at the Herz-Jesu church and a student café on every corner.',
      de: 'Die blaue Brücke führt über die Gleise in die Stadt; diesseits gibt es Markt an der Herz-Jesu-Kirche und an jeder Ecke ein Café.',
    },
  }),
  quarter({
    name: 'Vauban',
    age: 'NEW',
    german: 'im Vauban',
    postcodes: ['79100'],
    streets: ['Vaubanallee', 'Lise-Meitner-Straße', 'Gerda-Weiler-Straße'],
    stop: { kind: 'TRAM', name: 'Paula-Modersohn-Platz' },
    character: 'GREEN',
    priceFactor: 1.05,
    note: {
      en: 'Known worldwide as a model of living with few cars: solar roofs, children in the streets, a brook, and the Schönberg for an evening walk.',
      de: 'Weltweit bekannt als Viertel fast ohne Autos: Solardächer, spielende Kinder, ein Bach und der Schönberg für den Abendspaziergang.',
    },
  }),
  quarter({
    name: 'Herdern',
    postcodes: ['79104'],
    streets: ['Habsburgerstraße', 'Sandstraße', 'Stadtstraße', 'Hauptstraße'],
    stop: { kind: 'TRAM', name: 'Okenstraße' },
    character: 'GREEN',
    priceFactor: 1.08,
    note: {
      en: 'Vineyards behind the gardens, the science campus in front of them, and the old town a good quarter of an hour away on foot.',
      de: 'Hinter den Gärten wächst Wein, davor liegt der Campus der Naturwissenschaften, und in die Altstadt läuft man eine gute Viertelstunde.',
    },
  }),
]

export const HEIDELBERG = [
  quarter({
    name: 'Weststadt',
    german: 'in der Weststadt',
    english: 'in Weststadt',
    postcodes: ['69115'],
    streets: ['Rohrbacher Straße', 'Kaiserstraße', 'Römerstraße', 'Blumenstraße', 'Bahnhofstraße'],
    stop: { kind: 'S', name: 'Weststadt/Südstadt' },
    character: 'CENTRAL',
    note: {
      en: 'Founders’-era streets around Wilhelmsplatz, where the market is, halfway between the main station and the old town.',
      de: 'Gründerzeitstraßen rund um den Wilhelmsplatz mit seinem Markt, auf halbem Weg zwischen Hauptbahnhof und Altstadt.',
    },
  }),
  quarter({
    name: 'Neuenheim',
    postcodes: ['69120'],
    streets: ['Brückenstraße', 'Ladenburger Straße', 'Mönchhofstraße', 'Handschuhsheimer Landstraße'],
    stop: { kind: 'TRAM', name: 'Brückenstraße' },
    character: 'GREEN',
    priceFactor: 1.1,
    note: {
      en: 'The Neckar meadows and the hospital campus on one side, the Philosophers’ Walk on the other, and the castle in view from many corners.',
      de: 'Auf der einen Seite Neckarwiese und Klinikcampus, auf der anderen der Philosophenweg, und das Schloss hat man von vielen Ecken im Blick.',
    },
  }),
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['69117'],
    streets: ['Hauptstraße', 'Untere Straße', 'Plöck', 'Ingrimstraße'],
    stop: { kind: 'BUS', name: 'Universitätsplatz' },
    character: 'STUDENT',
    priceFactor: 1.06,
    note: {
      en: 'Sandstone lanes below the castle: the lecture halls, the library and some very old student pubs are next door, and the Old Bridge is two minutes away.',
      de: 'Sandsteingassen unterm Schloss: Hörsäle, Bibliothek und sehr alte Studentenkneipen liegen nebenan, und zur Alten Brücke sind es zwei Minuten.',
    },
  }),
  quarter({
    name: 'Bahnstadt',
    age: 'NEW',
    german: 'in der Bahnstadt',
    english: 'in Bahnstadt',
    postcodes: ['69115'],
    streets: ['Langer Anger', 'Schwetzinger Terrasse', 'Pfaffengrunder Terrasse'],
    stop: { kind: 'TRAM', name: 'Gadamerplatz' },
    character: 'BUSINESS',
    priceFactor: 1.04,
    note: {
      en: 'The whole district is built to the passive-house standard: light, quiet, open to the fields, and ten minutes on foot from the express trains.',
      de: 'Das ganze Viertel ist im Passivhausstandard gebaut: hell, leise, zum Feld hin offen und zehn Gehminuten von den ICE-Gleisen entfernt.',
    },
  }),
]

export const MANNHEIM = [
  quarter({
    name: 'Lindenhof',
    german: 'auf dem Lindenhof',
    postcodes: ['68163'],
    streets: ['Meerfeldstraße', 'Rheinaustraße', 'Landteilstraße', 'Emil-Heckel-Straße'],
    stop: { kind: 'TRAM', name: 'Meeräckerplatz' },
    character: 'GREEN',
    priceFactor: 1.08,
    note: {
      en: 'Behind the main station and yet on the Rhine: the promenade, the forest park and a row of good small restaurants in Meerfeldstraße.',
      de: 'Hinter dem Hauptbahnhof und doch am Rhein: Promenade, Waldpark und in der Meerfeldstraße eine Reihe guter kleiner Lokale.',
    },
  }),
  quarter({
    name: 'Neckarstadt',
    german: 'in der Neckarstadt',
    english: 'in Neckarstadt',
    postcodes: ['68167'],
    streets: ['Lange Rötterstraße', 'Käfertaler Straße', 'Max-Joseph-Straße', 'Clignetstraße'],
    stop: { kind: 'TRAM', name: 'Lange Rötterstraße' },
    character: 'STUDENT',
    note: {
      en: 'Across the Neckar from the city’s squares: ice cream, bakeries, the old fire station for concerts and the university hospital nearby.',
      de: 'Von den Quadraten aus auf der anderen Seite des Neckars: Eis, Bäckereien, Konzerte in der Alten Feuerwache und das Klinikum in der Nähe.',
    },
  }),
]

export const KARLSRUHE = [
  quarter({
    name: 'Südweststadt',
    german: 'in der Südweststadt',
    english: 'in Südweststadt',
    postcodes: ['76137'],
    streets: ['Karlstraße', 'Gartenstraße', 'Vorholzstraße', 'Hirschstraße', 'Klauprechtstraße'],
    stop: { kind: 'TRAM', name: 'Mathystraße' },
    character: 'CENTRAL',
    priceFactor: 1.05,
    note: {
      en: 'The ZKM and its media museum, the zoo and the main station are all within walking distance of these calm founders’-era streets.',
      de: 'ZKM, Zoo und Hauptbahnhof liegen in Laufweite dieser ruhigen Gründerzeitstraßen.',
    },
  }),
  quarter({
    name: 'Oststadt',
    german: 'in der Oststadt',
    english: 'in Oststadt',
    postcodes: ['76131'],
    streets: ['Rintheimer Straße', 'Gerwigstraße', 'Ludwig-Wilhelm-Straße', 'Georg-Friedrich-Straße'],
    stop: { kind: 'TRAM', name: 'Gottesauer Platz' },
    character: 'STUDENT',
    note: {
      en: 'The KIT campus begins a few steps away, the old slaughterhouse is now a creative park with bars and studios, and the palace garden is perfect for a break.',
      de: 'Der KIT-Campus beginnt wenige Schritte entfernt, der Alte Schlachthof ist heute ein Kreativpark mit Bars und Ateliers, und der Schlossgarten taugt für jede Pause.',
    },
  }),
]

export const MAINZ = [
  quarter({
    name: 'Neustadt',
    german: 'in der Neustadt',
    english: 'in Neustadt',
    postcodes: ['55118'],
    streets: ['Boppstraße', 'Frauenlobstraße', 'Leibnizstraße', 'Adam-Karrillon-Straße', 'Josefsstraße'],
    stop: { kind: 'BUS', name: 'Goetheplatz' },
    character: 'LIVELY',
    note: {
      en: 'Young, mixed and close to the water: the Rhine promenade with its beach bars is at one end of the quarter, the main station at the other.',
      de: 'Jung, gemischt und nah am Wasser: An einem Ende des Viertels liegt das Rheinufer mit seinen Strandbars, am anderen der Hauptbahnhof.',
    },
  }),
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['55116'],
    streets: ['Augustinerstraße', 'Kirschgarten', 'Holzstraße', 'Gaustraße'],
    stop: { kind: 'S', name: 'Römisches Theater' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Half-timbered houses in the shade of the cathedral, the market with its Saturday breakfast tradition, and wine bars you can walk home from.',
      de: 'Fachwerk im Schatten des Doms, der Wochenmarkt mit seinem Marktfrühstück und Weinstuben, von denen man zu Fuß nach Hause kommt.',
    },
  }),
]

export const WIESBADEN = [
  quarter({
    name: 'Rheingauviertel',
    german: 'im Rheingauviertel',
    english: 'in the Rheingau quarter',
    postcodes: ['65197'],
    streets: ['Rüdesheimer Straße', 'Eltviller Straße', 'Erbacher Straße', 'Kiedricher Straße'],
    stop: { kind: 'BUS', name: 'Rüdesheimer Straße' },
    character: 'QUIET',
    note: {
      en: 'Streets named after wine villages, closed rows of historicist houses and the shops of the Ring within five minutes.',
      de: 'Straßen mit den Namen von Weinorten, geschlossene Zeilen aus der Kaiserzeit und die Läden am Ring keine fünf Minuten entfernt.',
    },
  }),
  quarter({
    name: 'Biebrich',
    postcodes: ['65203'],
    streets: ['Rathausstraße', 'Rheingaustraße', 'Armenruhstraße', 'Stettiner Straße'],
    stop: { kind: 'BUS', name: 'Rheinufer' },
    character: 'GREEN',
    priceFactor: 0.93,
    note: {
      en: 'The baroque palace and its park lie right on the Rhine; every Whitsun the horses come, all year round the joggers and rowers.',
      de: 'Das Barockschloss mit seinem Park liegt direkt am Rhein; zu Pfingsten kommen die Pferde, das ganze Jahr über die Jogger und Ruderer.',
    },
  }),
]
