import { quarter } from '../quarter.ts'

export const BERLIN_OUTER = [
  quarter({
    name: 'Wilmersdorf',
    postcodes: ['10717'],
    streets: ['Güntzelstraße', 'Prinzregentenstraße', 'Trautenaustraße', 'Holsteinische Straße'],
    stop: { kind: 'U', name: 'Güntzelstraße' },
    character: 'QUIET',
    priceFactor: 1.05,
    note: {
      en: 'A residential part of the old West: bakers who know their customers, the Volkspark for a lap before work, and the city’s big shops two stops away.',
      de: 'Alter Westen zum Wohnen: Bäcker, die ihre Kundschaft kennen, der Volkspark für die Runde vor der Arbeit und die großen Geschäfte nur zwei Stationen entfernt.',
    },
  }),
  quarter({
    name: 'Wedding',
    german: 'im Wedding',
    postcodes: ['13353'],
    streets: ['Sprengelstraße', 'Torfstraße', 'Tegeler Straße', 'Lynarstraße', 'Müllerstraße'],
    stop: { kind: 'U', name: 'Amrumer Straße' },
    character: 'STUDENT',
    priceFactor: 0.9,
    note: {
      en: 'The Charité’s Virchow campus and the university of applied sciences are close by; in summer everyone heads for the open-air pool at Plötzensee.',
      de: 'Der Virchow-Campus der Charité und die Hochschule für Technik sind gleich nebenan; im Sommer fährt man an den Plötzensee zum Schwimmen.',
    },
  }),
  quarter({
    name: 'Steglitz',
    postcodes: ['12163'],
    streets: ['Schloßstraße', 'Ahornstraße', 'Schützenstraße', 'Feuerbachstraße'],
    stop: { kind: 'U', name: 'Schloßstraße' },
    character: 'QUIET',
    priceFactor: 0.95,
    note: {
      en: 'Schloßstraße covers every errand, the Botanical Garden is a walk away, and the Free University in Dahlem can be reached by bike.',
      de: 'Auf der Schloßstraße lässt sich jede Besorgung erledigen, der Botanische Garten ist zu Fuß erreichbar und die Freie Universität in Dahlem mit dem Rad.',
    },
  }),
  quarter({
    name: 'Pankow',
    postcodes: ['13187'],
    streets: ['Florastraße', 'Wollankstraße', 'Görschstraße', 'Breite Straße', 'Neue Schönholzer Straße'],
    stop: { kind: 'S', name: 'Pankow' },
    character: 'GREEN',
    priceFactor: 0.95,
    note: {
      en: 'Florastraße has the cafés, the Bürgerpark with its red gate has the lawns, and the S-Bahn takes you to Alexanderplatz in under a quarter of an hour.',
      de: 'Die Florastraße hat die Cafés, der Bürgerpark mit seinem roten Tor die Wiesen, und mit der S-Bahn ist man in einer knappen Viertelstunde am Alexanderplatz.',
    },
  }),
  quarter({
    name: 'Adlershof',
    postcodes: ['12489'],
    streets: ['Dörpfeldstraße', 'Rudower Chaussee', 'Radickestraße', 'Büchnerweg'],
    stop: { kind: 'S', name: 'Adlershof' },
    character: 'BUSINESS',
    priceFactor: 0.88,
    note: {
      en: 'Germany’s biggest science park, with the Humboldt University’s natural sciences and hundreds of firms, is practically next door, and the airport is not far either.',
      de: 'Deutschlands größter Wissenschaftspark mit den Naturwissenschaften der Humboldt-Universität liegt praktisch vor der Tür, und auch der Flughafen ist nicht weit.',
    },
  }),
  quarter({
    name: 'Tempelhof',
    postcodes: ['12101'],
    streets: ['Manfred-von-Richthofen-Straße', 'Boelckestraße', 'Bundesring', 'Loewenhardtdamm'],
    stop: { kind: 'U', name: 'Paradestraße' },
    character: 'GREEN',
    priceFactor: 0.95,
    note: {
      en: 'The Fliegersiedlung with its small gardens feels like a village, although the former airfield and the underground are both just across the road.',
      de: 'Die Fliegersiedlung mit ihren kleinen Gärten wirkt wie ein Dorf, obwohl das frühere Flugfeld und die U-Bahn nur eine Straße entfernt sind.',
    },
  }),
  quarter({
    name: 'Köpenick',
    postcodes: ['12555'],
    streets: ['Bahnhofstraße', 'Lindenstraße', 'Kietz', 'Grünstraße'],
    stop: { kind: 'S', name: 'Köpenick' },
    character: 'GREEN',
    priceFactor: 0.82,
    note: {
      en: 'The old town sits on an island where the Dahme meets the Spree; the castle, the rowing clubs and the Müggelsee are all within cycling distance.',
      de: 'Die Altstadt liegt auf einer Insel, wo die Dahme in die Spree fließt; Schloss, Ruderclubs und Müggelsee erreicht man bequem mit dem Rad.',
    },
  }),
  quarter({
    name: 'Alt-Treptow',
    postcodes: ['12435'],
    streets: ['Karl-Kunger-Straße', 'Bouchéstraße', 'Kiefholzstraße', 'Plesser Straße', 'Elsenstraße'],
    stop: { kind: 'S', name: 'Treptower Park' },
    character: 'GREEN',
    note: {
      en: 'The Spree and the lawns of Treptower Park are five minutes away, and Karl-Kunger-Straße has kept its small shops and unhurried corner cafés.',
      de: 'Die Spree und die Wiesen des Treptower Parks liegen fünf Minuten entfernt, und die Karl-Kunger-Straße hat sich ihre kleinen Läden und gemütlichen Eckcafés bewahrt.',
    },
  }),
  quarter({
    name: 'Weißensee',
    postcodes: ['13086'],
    streets: ['Langhansstraße', 'Charlottenburger Straße', 'Pistoriusstraße', 'Gustav-Adolf-Straße'],
    stop: { kind: 'TRAM', name: 'Antonplatz' },
    character: 'GREEN',
    priceFactor: 0.88,
    note: {
      en: 'In summer you swim in the lake that gave the place its name, in winter you walk around it; the tram runs straight to Alexanderplatz.',
      de: 'Im Sommer badet man in dem See, der dem Ort seinen Namen gab, im Winter läuft man um ihn herum; die Straßenbahn fährt direkt zum Alexanderplatz.',
    },
  }),
]
