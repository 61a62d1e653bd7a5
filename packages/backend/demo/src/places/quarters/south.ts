import { quarter } from '../quarter.ts'

export const AUGSBURG = [
  quarter({
    name: 'Lechviertel',
    age: 'HISTORIC',
    german: 'im Lechviertel',
    english: 'in the Lech quarter',
    postcodes: ['86152', '86150'],
    streets: ['Vorderer Lech', 'Mittlerer Lech', 'Hinterer Lech', 'Bäckergasse'],
    stop: { kind: 'TRAM', name: 'Moritzplatz' },
    character: 'CENTRAL',
    priceFactor: 1.08,
    note: {
      en: 'Canals run past the front doors of the old craftsmen’s houses; the Town Hall square and its outdoor tables are up the steps.',
      de: 'An den Haustüren der alten Handwerkerhäuser fließen Kanäle vorbei; zum Rathausplatz mit seinen Freisitzen geht es nur die Stufen hinauf.',
    },
  }),
  quarter({
    name: 'Göggingen',
    postcodes: ['86199'],
    streets: ['Gögginger Straße', 'Bürgermeister-Aurnhammer-Straße', 'Klausenberg', 'Wellenburger Straße'],
    stop: { kind: 'TRAM', name: 'Klausenberg' },
    character: 'GREEN',
    note: {
      en: 'A glass-and-iron theatre from 1886, the Wertach for cooling your feet and the tram straight into the centre.',
      de: 'Ein Theater aus Glas und Eisen von 1886, die Wertach zum Füßekühlen und die Straßenbahn direkt in die Innenstadt.',
    },
  }),
]

export const REGENSBURG = [
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['93047'],
    streets: ['Keplerstraße', 'Gesandtenstraße', 'Obere Bachgasse', 'Am Römling'],
    stop: { kind: 'BUS', name: 'Arnulfsplatz' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Tower houses of medieval merchants, the Stone Bridge and more pubs per head than anywhere else in Bavaria, or so people here say.',
      de: 'Patriziertürme, die Steinerne Brücke und mehr Kneipen pro Kopf als irgendwo sonst in Bayern, so sagt man es jedenfalls hier.',
    },
  }),
  quarter({
    name: 'Kumpfmühl',
    postcodes: ['93051'],
    streets: ['Kumpfmühler Straße', 'Simmernstraße', 'Bischof-Wittmann-Straße', 'Gutweinstraße'],
    stop: { kind: 'BUS', name: 'Kumpfmühl' },
    character: 'STUDENT',
    note: {
      en: 'Between the old town and the university: both can be reached on foot or by bike in about ten minutes.',
      de: 'Zwischen Altstadt und Universität gelegen: Beides ist zu Fuß oder mit dem Rad in rund zehn Minuten erreicht.',
    },
  }),
]

export const WUERZBURG = [
  quarter({
    name: 'Sanderau',
    german: 'in der Sanderau',
    english: 'in the Sanderau',
    postcodes: ['97072'],
    streets: ['Sanderstraße', 'Eichendorffstraße', 'Virchowstraße', 'Traubengasse'],
    stop: { kind: 'TRAM', name: 'Ehehaltenhaus' },
    character: 'STUDENT',
    note: {
      en: 'Flat, so ideal for bikes, close to the Main and its meadows, and with a view of the fortress among the vineyards.',
      de: 'Schön flach und damit ideal zum Radeln, nah an den Mainwiesen und mit Blick auf die Festung zwischen den Weinbergen.',
    },
  }),
]

export const ULM = [
  quarter({
    name: 'Fischerviertel',
    age: 'HISTORIC',
    german: 'im Fischerviertel',
    english: 'in the Fishermen’s Quarter',
    postcodes: ['89073'],
    streets: ['Fischergasse', 'Schwörhausgasse', 'Weinhofberg', 'Auf der Insel'],
    stop: { kind: 'BUS', name: 'Rathaus Ulm' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Leaning half-timbered houses over the river Blau, the Danube path behind the town wall and the highest church spire in Germany overhead.',
      de: 'Schiefe Fachwerkhäuser über der Blau, der Donauweg hinter der Stadtmauer und darüber der Turm des Ulmer Münsters.',
    },
  }),
]

export const TUEBINGEN = [
  quarter({
    name: 'Südstadt',
    german: 'in der Südstadt',
    english: 'in Südstadt',
    postcodes: ['72072'],
    streets: ['Hechinger Straße', 'Stuttgarter Straße', 'Aixer Straße', 'Provenceweg'],
    stop: { kind: 'TRAIN', name: 'Hauptbahnhof' },
    character: 'STUDENT',
    note: {
      en: 'The French Quarter shows how colourful a former barracks can be; the old town with its punts on the Neckar is ten minutes away by bike.',
      de: 'Das Französische Viertel zeigt, wie bunt eine alte Kaserne werden kann; zur Altstadt mit ihren Stocherkähnen radelt man zehn Minuten.',
    },
  }),
]

export const KONSTANZ = [
  quarter({
    name: 'Paradies',
    german: 'im Paradies',
    english: 'in the Paradies quarter',
    postcodes: ['78462'],
    streets: ['Gottlieber Straße', 'Schottenstraße', 'Brauneggerstraße', 'Fischenzstraße'],
    stop: { kind: 'TRAIN', name: 'Konstanz' },
    character: 'QUIET',
    priceFactor: 1.05,
    note: {
      en: 'The quarter is really called Paradise: between the old town, the Swiss border and the Rhine, where people jump in for a swim after work.',
      de: 'Das Viertel heißt wirklich so: zwischen Altstadt, Schweizer Grenze und Seerhein, in den man nach Feierabend zum Schwimmen springt.',
    },
  }),
]
