import { quarter } from '../quarter.ts'

export const NUREMBERG = [
  quarter({
    name: 'Gostenhof',
    postcodes: ['90429'],
    streets: ['Fürther Straße', 'Adam-Klein-Straße', 'Denisstraße', 'Volprechtstraße'],
    stop: { kind: 'U', name: 'Gostenhof' },
    character: 'LIVELY',
    note: {
      en: '“GoHo” has the city’s best coffee and its boldest small theatres; the old town wall is a few minutes away on foot.',
      de: '„GoHo“ hat den besten Kaffee und die mutigsten kleinen Bühnen der Stadt; bis zur Stadtmauer läuft man nur wenige Minuten.',
    },
  }),
  quarter({
    name: 'St. Johannis',
    postcodes: ['90419'],
    streets: ['Johannisstraße', 'Großweidenmühlstraße', 'Kirchenweg', 'Hallerstraße', 'Campestraße'],
    stop: { kind: 'TRAM', name: 'Hallerstraße' },
    character: 'QUIET',
    priceFactor: 1.06,
    note: {
      en: 'Baroque hesperides gardens hidden behind the houses, Dürer’s grave in the old churchyard and the Pegnitz meadows for the way into town.',
      de: 'Barocke Hesperidengärten hinter den Häusern, Dürers Grab auf dem Johannisfriedhof und die Pegnitzwiesen für den Weg in die Stadt.',
    },
  }),
  quarter({
    name: 'Maxfeld',
    postcodes: ['90409'],
    streets: ['Maxfeldstraße', 'Wurzelbauerstraße', 'Bayreuther Straße', 'Löbleinstraße'],
    stop: { kind: 'U', name: 'Maxfeld' },
    character: 'GREEN',
    priceFactor: 1.05,
    note: {
      en: 'The Stadtpark is the front garden of the quarter, and one stop on the driverless underground takes you to the old town.',
      de: 'Der Stadtpark ist der Vorgarten des Viertels, und die fahrerlose U-Bahn ist in wenigen Minuten in der Altstadt.',
    },
  }),
  quarter({
    name: 'Südstadt',
    german: 'in der Südstadt',
    english: 'in Südstadt',
    postcodes: ['90459'],
    streets: ['Wölckernstraße', 'Pillenreuther Straße', 'Breitscheidstraße', 'Wiesenstraße'],
    stop: { kind: 'U', name: 'Aufseßplatz' },
    character: 'STUDENT',
    priceFactor: 0.9,
    note: {
      en: 'Lively, international and affordable: grocers from all over the world, and the main station can be reached on foot in a quarter of an hour.',
      de: 'Lebendig, international und bezahlbar: Lebensmittelläden aus aller Welt, und der Hauptbahnhof ist zu Fuß in einer Viertelstunde erreicht.',
    },
  }),
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['90403'],
    streets: ['Weinmarkt', 'Obere Schmiedgasse', 'Egidienplatz', 'Tetzelgasse', 'Innere Laufer Gasse'],
    stop: { kind: 'U', name: 'Lorenzkirche' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Under the imperial castle, among half-timbered gables: in summer the square at Tiergärtnertor fills with people and sandstone keeps the heat of the day.',
      de: 'Unterhalb der Kaiserburg zwischen Fachwerkgiebeln: Im Sommer sitzt man am Tiergärtnertor auf dem Pflaster, das die Wärme des Tages gespeichert hat.',
    },
  }),
]
