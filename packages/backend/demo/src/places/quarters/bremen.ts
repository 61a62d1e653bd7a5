import { quarter } from '../quarter.ts'

export const BREMEN = [
  quarter({
    name: 'Ostertor',
    german: 'im Ostertorviertel',
    english: 'in the Ostertor quarter',
    postcodes: ['28203'],
    streets: ['Ostertorsteinweg', 'Fehrfeld', 'Feldstraße', 'Humboldtstraße', 'Bleicherstraße'],
    stop: { kind: 'TRAM', name: 'Sielwall' },
    character: 'LIVELY',
    priceFactor: 1.1,
    note: {
      en: 'Locals just call it “the Viertel”: narrow Bremen houses, the Kunsthalle, live music, and the ferry across the Weser to the café on the sand.',
      de: 'In Bremen heißt es einfach „das Viertel“: schmale Bremer Häuser, die Kunsthalle, Livemusik und die Sielwallfähre hinüber zum Café Sand.',
    },
  }),
  quarter({
    name: 'Schwachhausen',
    postcodes: ['28209'],
    streets: ['Wachmannstraße', 'Parkallee', 'Georg-Gröning-Straße', 'Benquestraße'],
    stop: { kind: 'TRAM', name: 'Am Stern' },
    character: 'GREEN',
    priceFactor: 1.12,
    note: {
      en: 'Elegant villas, bookshops in Wachmannstraße and the Bürgerpark with rowing boats and coffee house right at the end of it.',
      de: 'Elegante Villen, Buchhandlungen in der Wachmannstraße und an deren Ende der Bürgerpark mit Ruderbooten und Kaffeehaus.',
    },
  }),
  quarter({
    name: 'Neustadt',
    german: 'in der Neustadt',
    english: 'in Neustadt',
    postcodes: ['28201'],
    streets: ['Pappelstraße', 'Kornstraße', 'Meyerstraße', 'Buntentorsteinweg', 'Gastfeldstraße'],
    stop: { kind: 'TRAM', name: 'Pappelstraße' },
    character: 'STUDENT',
    note: {
      en: 'On the left bank of the Weser, young and relaxed, with the university of applied sciences and the Werdersee, where people swim and barbecue.',
      de: 'Links der Weser, jung und entspannt, mit der Hochschule und dem Werdersee, an dem geschwommen und gegrillt wird.',
    },
  }),
  quarter({
    name: 'Findorff',
    postcodes: ['28215'],
    streets: ['Hemmstraße', 'Admiralstraße', 'Regensburger Straße', 'Münchener Straße'],
    stop: { kind: 'BUS', name: 'Hemmstraße' },
    character: 'QUIET',
    note: {
      en: 'The market is one of the best in the city, peat barges still moor in the little harbour, and the main station is ten minutes away by bike.',
      de: 'Der Findorffmarkt gehört zu den besten der Stadt, im Torfhafen liegen noch die alten Kähne, und zum Hauptbahnhof sind es zehn Minuten mit dem Rad.',
    },
  }),
  quarter({
    name: 'Überseestadt',
    age: 'NEW',
    german: 'in der Überseestadt',
    english: 'in Überseestadt',
    postcodes: ['28217'],
    streets: ['Konsul-Smidt-Straße', 'Am Speicher XI', 'Hansator'],
    stop: { kind: 'TRAM', name: 'Konsul-Smidt-Straße' },
    character: 'BUSINESS',
    priceFactor: 1.1,
    note: {
      en: 'Old warehouses and new architecture along the harbour basin: offices, restaurants and an evening sun that sets straight over the Weser.',
      de: 'Alte Speicher und neue Architektur am Hafenbecken: Büros, Restaurants und eine Abendsonne, die genau über der Weser untergeht.',
    },
  }),
]
