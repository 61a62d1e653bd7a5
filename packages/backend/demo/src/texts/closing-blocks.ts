import type { FlatFacts } from '../facts/flat-facts.ts'
import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'
import { numberDe, numberEn } from './phrases.ts'

const arePetsWelcome = ({ houseRules }: FlatFacts) => houseRules.includes('PETS_ALLOWED')
const isSmokingAllowed = ({ houseRules }: FlatFacts) => houseRules.includes('SMOKING_ALLOWED')

/** For whom the flat is, and what the landlord asks. */
export const CLOSING_BLOCKS: readonly Block[] = [
  {
    topic: 'PETS',
    ...plain(
      'Pets are welcome, as long as they get on with the neighbour’s cat. Please smoke outside.',
      'Haustiere sind willkommen, solange sie sich mit der Katze nebenan vertragen. Geraucht wird bitte draußen.',
      (f) => arePetsWelcome(f) && !isSmokingAllowed(f),
    ),
  },
  {
    topic: 'PETS',
    ...plain(
      'A well-behaved dog may move in with you; just tell us about it in your request.',
      'Ein gut erzogener Hund darf mit einziehen; schreiben Sie es einfach in Ihre Anfrage.',
      arePetsWelcome,
    ),
  },
  {
    topic: 'PETS',
    ...plain(
      'We ask you not to smoke in the flat and cannot accept pets because of allergies in the house.',
      'Wir bitten darum, in der Wohnung nicht zu rauchen, und können wegen Allergien im Haus leider keine Tiere aufnehmen.',
      (f) => !arePetsWelcome(f) && !isSmokingAllowed(f),
    ),
  },
  {
    topic: 'PETS',
    ...plain(
      'The flat is a non-smoking one; shoes may be left on, but the floor is grateful for socks.',
      'In der Wohnung wird nicht geraucht; die Schuhe dürfen Sie anlassen, aber der Boden dankt für Socken.',
      (f) => !isSmokingAllowed(f),
    ),
  },
  {
    topic: 'PETS',
    ...plain(
      'Smoking is allowed, preferably by the open window.',
      'Rauchen ist erlaubt, am liebsten am offenen Fenster.',
      isSmokingAllowed,
    ),
  },
  {
    when: ({ maxPerson }) => maxPerson >= 3,
    en: (f) => `Up to ${numberEn(f.maxPerson)} people can live here comfortably.`,
    de: (f) => `Bis zu ${numberDe(f.maxPerson)} Personen können hier gut wohnen.`,
  },
  plain(
    'Ideal for one person who wants to arrive, unpack and get on with life.',
    'Ideal für eine Person, die ankommen, auspacken und loslegen möchte.',
    ({ maxPerson }) => maxPerson === 1,
  ),
  plain(
    'We have had engineers, doctoral students and one opera singer here, and all of them would come back.',
    'Hier haben schon Ingenieure, Doktorandinnen und eine Opernsängerin gewohnt, und alle würden wiederkommen.',
    ({ type }) => type !== 'SERVICED_APARTMENT',
  ),
  {
    topic: 'STAY',
    ...plain(
      'Perfect for project work: short stays are possible, and invoices to companies are no problem.',
      'Passend für Projektarbeit: Kurze Aufenthalte sind möglich, Rechnungen an Firmen kein Problem.',
      ({ bookingLength }) => bookingLength === 'MONTHS_1_3' || bookingLength === 'FLEXIBLE',
    ),
  },
  {
    topic: 'STAY',
    ...plain(
      'We let for a few months at a time while we are abroad and would like to know that somebody waters the plants.',
      'Wir vermieten für einige Monate, während wir im Ausland sind, und freuen uns, wenn jemand die Pflanzen gießt.',
      ({ bookingLength, type }) => bookingLength === 'MONTHS_3_6' && type !== 'SERVICED_APARTMENT',
    ),
  },
  {
    topic: 'STAY',
    ...plain(
      'We are looking for somebody who stays for half a year or longer and treats the house as their own.',
      'Wir suchen jemanden, der ein halbes Jahr oder länger bleibt und das Haus behandelt wie sein eigenes.',
      ({ bookingLength }) => bookingLength === 'MONTHS_6_12',
    ),
  },
  {
    topic: 'STAY',
    ...plain(
      'The flat is let for a year or more, to people who want to settle in rather than pass through.',
      'Die Wohnung wird für ein Jahr oder länger vermietet, an Menschen, die ankommen und nicht nur durchreisen wollen.',
      ({ bookingLength }) => bookingLength === 'MONTHS_12_PLUS',
    ),
  },
  {
    topic: 'OWNER',
    ...plain(
      'We live in the same house, help when the internet sulks and otherwise leave you in peace.',
      'Wir wohnen im selben Haus, helfen, wenn das Internet streikt, und lassen Sie sonst in Ruhe.',
      ({ floorNumber, type }) => floorNumber >= 2 && type !== 'SERVICED_APARTMENT',
    ),
  },
  {
    topic: 'OWNER',
    ...plain(
      'Keys are handed over in person, and on the first evening there is bread, salt and a list of our favourite places on the table.',
      'Die Schlüssel übergeben wir persönlich; am ersten Abend stehen Brot und Salz auf dem Tisch, daneben liegt eine Liste unserer Lieblingsorte.',
      ({ type }) => type !== 'SERVICED_APARTMENT',
    ),
  },
  plain(
    'Tell us a little about yourself when you write; we usually answer on the same day.',
    'Schreiben Sie uns bei der Anfrage ein paar Sätze über sich; wir antworten meist noch am selben Tag.',
  ),
  plain(
    'The handover takes half an hour, and nobody will count the teaspoons.',
    'Die Übergabe dauert eine halbe Stunde, und Teelöffel werden nicht gezählt.',
    ({ type }) => type !== 'SERVICED_APARTMENT',
  ),
  plain(
    'A folder on the shelf explains how everything works, from the heating to the rubbish collection.',
    'Ein Ordner im Regal erklärt, wie alles funktioniert, von der Heizung bis zur Müllabfuhr.',
  ),
  plain(
    'Most tenants have stayed longer than planned, and we take that as a compliment.',
    'Die meisten Mieterinnen und Mieter sind länger geblieben als geplant; das nehmen wir als Kompliment.',
    ({ bookingLength }) => bookingLength !== 'MONTHS_1_3',
  ),
  plain(
    'The neighbours are friendly and quiet; parcels are taken in for one another as a matter of course.',
    'Die Nachbarn sind freundlich und leise; Pakete nimmt man hier ganz selbstverständlich füreinander an.',
    ({ type }) => type !== 'SERVICED_APARTMENT' && type !== 'OTHER',
  ),
  {
    topic: 'OWNER',
    ...plain(
      'Our caretaker is in the house on weekdays and has the right screwdriver for everything.',
      'Unser Hausmeister ist werktags vor Ort und hat für alles den passenden Schraubenzieher.',
      ({ building }) => building.upperFloors >= 4,
    ),
  },
  {
    topic: 'STAY',
    ...plain(
      'You can move in on any day of the week, and if plans change we look for a solution together.',
      'Einziehen können Sie an jedem Wochentag, und wenn sich Pläne ändern, finden wir gemeinsam eine Lösung.',
      ({ bookingLength }) => bookingLength === 'FLEXIBLE' || bookingLength === 'MONTHS_1_3',
    ),
  },
  {
    topic: 'STAY',
    ...plain(
      'Whether for a semester, a project or the time until your own place is ready: half a year passes quickly here.',
      'Ob für ein Semester, ein Projekt oder die Zeit, bis die eigene Wohnung fertig ist: Ein halbes Jahr vergeht hier schnell.',
      ({ bookingLength }) => bookingLength === 'MONTHS_3_6' || bookingLength === 'MONTHS_6_12',
    ),
  },
  plain(
    'If you would like to see the flat first, we gladly show you around by video.',
    'Wenn Sie die Wohnung vorher sehen möchten, führen wir Sie gern per Video herum.',
  ),
  plain(
    'Families are welcome; the playground and the day nursery are within sight.',
    'Familien sind willkommen; Spielplatz und Kita liegen in Sichtweite.',
    (f) => f.bedrooms >= 2 && has(f, 'BABY_COT'),
  ),
  plain(
    'Check-in is possible at any hour by key box, even if your train is late once again.',
    'Der Einzug ist dank Schlüsselbox zu jeder Stunde möglich, auch wenn die Bahn wieder einmal Verspätung hat.',
    ({ type }) => type === 'SERVICED_APARTMENT',
  ),
]
