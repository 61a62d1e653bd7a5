import { quarter } from '../quarter.ts'

export const MUENSTER = [
  quarter({
    name: 'Kreuzviertel',
    german: 'im Kreuzviertel',
    english: 'in the Kreuzviertel',
    postcodes: ['48147'],
    streets: ['Hoyastraße', 'Finkenstraße', 'Kanalstraße', 'Kettelerstraße'],
    stop: { kind: 'BUS', name: 'Nordplatz' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Ornate façades around the Kreuzkirche, corner pubs where you are known by the second visit, and the Promenade for cycling into the old town.',
      de: 'Stuckfassaden rund um die Kreuzkirche, Eckkneipen, in denen man beim zweiten Besuch erkannt wird, und die Promenade für die Radfahrt in die Altstadt.',
    },
  }),
  quarter({
    name: 'Hansaviertel',
    german: 'im Hansaviertel',
    english: 'in the Hansa quarter',
    postcodes: ['48155'],
    streets: ['Wolbecker Straße', 'Hansaring', 'Dortmunder Straße', 'Bremer Straße', 'Schillerstraße'],
    stop: { kind: 'TRAIN', name: 'Hauptbahnhof' },
    character: 'LIVELY',
    note: {
      en: 'The harbour basin with its restaurants and theatre is the evening address of the city, and the canal bank belongs to swimmers and sunbathers in summer.',
      de: 'Das Hafenbecken mit seinen Lokalen und dem Theater ist die Abendadresse der Stadt, und am Kanal liegt im Sommer das halbe Viertel in der Sonne.',
    },
  }),
  quarter({
    name: 'Südviertel',
    german: 'im Südviertel',
    english: 'in the Südviertel',
    postcodes: ['48153'],
    streets: ['Hammer Straße', 'Hermannstraße', 'Augustastraße', 'Südstraße'],
    stop: { kind: 'BUS', name: 'Josefskirche' },
    character: 'STUDENT',
    note: {
      en: 'Hammer Straße covers the shopping, the Südpark the ball games, and the lake Aasee is close enough for a lap before breakfast.',
      de: 'Auf der Hammer Straße wird eingekauft, im Südpark Ball gespielt, und der Aasee ist nah genug für eine Runde vor dem Frühstück.',
    },
  }),
]

export const BONN = [
  quarter({
    name: 'Südstadt',
    german: 'in der Südstadt',
    english: 'in Südstadt',
    postcodes: ['53115'],
    streets: ['Argelanderstraße', 'Lessingstraße', 'Königstraße', 'Bismarckstraße'],
    stop: { kind: 'U', name: 'Juridicum' },
    character: 'QUIET',
    priceFactor: 1.1,
    note: {
      en: 'One of the largest surviving founders’-era quarters in Germany, with stucco, front gardens and the university buildings all around.',
      de: 'Eines der größten erhaltenen Gründerzeitviertel Deutschlands, mit Stuck, Vorgärten und Universitätsgebäuden ringsum.',
    },
  }),
  quarter({
    name: 'Poppelsdorf',
    postcodes: ['53115'],
    streets: ['Clemens-August-Straße', 'Meckenheimer Allee', 'Kirschallee', 'Sternenburgstraße'],
    stop: { kind: 'BUS', name: 'Botanischer Garten' },
    character: 'STUDENT',
    priceFactor: 1.04,
    note: {
      en: 'The little palace with its botanical gardens, a straight avenue to the city centre, and a new campus for agriculture and computer science.',
      de: 'Das Schlösschen mit dem Botanischen Garten, eine schnurgerade Allee in die Innenstadt und der neue Campus für Landwirtschaft und Informatik.',
    },
  }),
  quarter({
    name: 'Beuel',
    postcodes: ['53225'],
    streets: ['Friedrich-Breuer-Straße', 'Hermannstraße', 'Rheinaustraße', 'Combahnstraße'],
    stop: { kind: 'TRAM', name: 'Konrad-Adenauer-Platz' },
    character: 'GREEN',
    priceFactor: 0.94,
    note: {
      en: 'The sunny side of Bonn: beer gardens facing the sunset over the Rhine, the Siebengebirge for weekends and the bridge into town.',
      de: 'Die Sonnenseite von Bonn: Biergärten mit Abendsonne überm Rhein, das Siebengebirge fürs Wochenende und die Brücke in die Stadt.',
    },
  }),
]

export const ESSEN = [
  quarter({
    name: 'Rüttenscheid',
    postcodes: ['45130', '45131'],
    streets: ['Rüttenscheider Straße', 'Klarastraße', 'Emmastraße', 'Brigittastraße'],
    stop: { kind: 'U', name: 'Martinstraße' },
    character: 'LIVELY',
    priceFactor: 1.12,
    note: {
      en: 'The “Rü” is Essen’s favourite street for going out; the Folkwang Museum, the trade fair and the Grugapark are all within walking distance.',
      de: 'Die „Rü“ ist Essens liebste Ausgehstraße; Museum Folkwang, Messe und Grugapark erreicht man zu Fuß.',
    },
  }),
  quarter({
    name: 'Südviertel',
    german: 'im Südviertel',
    english: 'in the Südviertel',
    postcodes: ['45128'],
    streets: ['Rellinghauser Straße', 'Moltkestraße', 'Huyssenallee', 'Heinrichstraße'],
    stop: { kind: 'U', name: 'Philharmonie/Saalbau' },
    character: 'BUSINESS',
    note: {
      en: 'Head offices, the Philharmonie and the Aalto opera house around the Stadtgarten: short distances for anyone working in the centre.',
      de: 'Konzernzentralen, Philharmonie und Aalto-Theater rund um den Stadtgarten: kurze Wege für alle, die in der Innenstadt arbeiten.',
    },
  }),
  quarter({
    name: 'Werden',
    postcodes: ['45239'],
    streets: ['Grafenstraße', 'Brückstraße', 'Hufergasse', 'Velberter Straße'],
    stop: { kind: 'S', name: 'Werden' },
    character: 'GREEN',
    note: {
      en: 'An abbey town on the Ruhr where Folkwang music students practise with open windows; Lake Baldeney begins at the bridge.',
      de: 'Ein Abteistädtchen an der Ruhr, in dem die Musikstudierenden der Folkwang bei offenem Fenster üben; an der Brücke beginnt der Baldeneysee.',
    },
  }),
]

export const DORTMUND = [
  quarter({
    name: 'Kreuzviertel',
    german: 'im Kreuzviertel',
    english: 'in the Kreuzviertel',
    postcodes: ['44139'],
    streets: ['Kreuzstraße', 'Vinckeplatz', 'Lindemannstraße', 'Arneckestraße', 'Essener Straße'],
    stop: { kind: 'U', name: 'Möllerbrücke' },
    character: 'LIVELY',
    priceFactor: 1.1,
    note: {
      en: 'Art-nouveau houses and full terraces; on match days you walk to the stadium, on all others to the Westfalenpark.',
      de: 'Jugendstilhäuser und volle Freisitze; an Spieltagen geht man zu Fuß ins Stadion, an allen anderen in den Westfalenpark.',
    },
  }),
  quarter({
    name: 'Hörde',
    postcodes: ['44263'],
    streets: ['Hermannstraße', 'Hörder Bahnhofstraße', 'Faßstraße', 'Seekante'],
    stop: { kind: 'U', name: 'Hörde Bahnhof' },
    character: 'GREEN',
    priceFactor: 1.04,
    note: {
      en: 'Where steel was made until 2001 there is now a lake: PHOENIX See with its promenade, sailing boats and offices on the water.',
      de: 'Wo bis 2001 Stahl gekocht wurde, liegt heute ein See: der PHOENIX See mit Promenade, Segelbooten und Büros am Wasser.',
    },
  }),
  quarter({
    name: 'Kaiserviertel',
    german: 'im Kaiserviertel',
    english: 'in the Kaiser quarter',
    postcodes: ['44143'],
    streets: ['Kaiserstraße', 'Von-der-Goltz-Straße', 'Davidisstraße', 'Klönnestraße'],
    stop: { kind: 'U', name: 'Funkenburg' },
    character: 'QUIET',
    note: {
      en: 'Founders’-era houses, owner-run shops along Kaiserstraße and the old Ostfriedhof as a park full of history.',
      de: 'Gründerzeithäuser, inhabergeführte Läden an der Kaiserstraße und der Ostfriedhof als Park voller Geschichte.',
    },
  }),
]

export const AACHEN = [
  quarter({
    name: 'Frankenberger Viertel',
    german: 'im Frankenberger Viertel',
    english: 'in the Frankenberg quarter',
    postcodes: ['52066'],
    streets: ['Oppenhoffallee', 'Bismarckstraße', 'Viktoriaallee', 'Turpinstraße'],
    stop: { kind: 'BUS', name: 'Frankenberger Straße' },
    character: 'LIVELY',
    priceFactor: 1.05,
    note: {
      en: 'An avenue of old trees, a small moated castle in the park and one of the densest clusters of cafés between here and Belgium.',
      de: 'Eine Allee mit alten Bäumen, eine kleine Wasserburg im Park und die größte Cafédichte diesseits der belgischen Grenze.',
    },
  }),
  quarter({
    name: 'Pontviertel',
    german: 'im Pontviertel',
    english: 'in the Pont quarter',
    postcodes: ['52062'],
    streets: ['Pontstraße', 'Saarstraße', 'Lochnerstraße', 'Roermonder Straße'],
    stop: { kind: 'BUS', name: 'Ponttor' },
    character: 'STUDENT',
    note: {
      en: 'Between the medieval gate and the main building of the RWTH: lectures, lunch and the evening are all in the same street.',
      de: 'Zwischen dem mittelalterlichen Tor und dem Hauptgebäude der RWTH: Vorlesung, Mittagessen und Abend spielen sich in derselben Straße ab.',
    },
  }),
]
