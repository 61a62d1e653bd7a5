import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'

/** What makes daily life easy. */
export const PRACTICAL_BLOCKS: readonly Block[] = [
  {
    topic: 'INTERNET',
    when: (f) => has(f, 'DESK'),
    en: (f) =>
      `The desk stands by the window and the internet runs at ${f.megabits} Mbit/s, so a video call with three time zones is no problem.`,
    de: (f) =>
      `Der Schreibtisch steht am Fenster, das Internet läuft mit ${f.megabits} Mbit/s: Auch eine Videokonferenz über drei Zeitzonen ist kein Problem.`,
  },
  {
    topic: 'INTERNET',
    when: (f) => has(f, 'DESK'),
    en: (f) =>
      `For working days at home there are a height-adjustable desk, a screen you may plug into and ${f.megabits} Mbit/s of internet.`,
    de: (f) =>
      `Für Tage im Homeoffice gibt es einen höhenverstellbaren Schreibtisch, einen Bildschirm zum Anstecken und ${f.megabits} Mbit/s.`,
  },
  {
    topic: 'COSTS',
    en: (f) => `Wi-Fi with ${f.megabits} Mbit/s, electricity, heating and water are included in the rent.`,
    de: (f) => `WLAN mit ${f.megabits} Mbit/s, Strom, Heizung und Wasser sind in der Miete enthalten.`,
  },
  {
    topic: 'COSTS',
    ...plain(
      'All running costs are included, so the rent you see is the rent you pay.',
      'Alle Nebenkosten sind inbegriffen: Die angezeigte Miete ist die Miete, die Sie zahlen.',
    ),
  },
  {
    topic: 'LAUNDRY',
    ...plain(
      'The washing machine is in the flat, together with a drying rack and an iron.',
      'Waschmaschine, Wäscheständer und Bügeleisen sind in der Wohnung vorhanden.',
      (f) => has(f, 'WASHING_MACHINE') && has(f, 'DRYING_RACK') && has(f, 'IRON'),
    ),
  },
  {
    topic: 'LAUNDRY',
    ...plain(
      'Washing machine and dryer are stacked in the storage cupboard, out of sight and out of earshot.',
      'Waschmaschine und Trockner stehen übereinander im Abstellschrank, außer Sicht- und Hörweite.',
      (f) => has(f, 'DRYER'),
    ),
  },
  {
    topic: 'LAUNDRY',
    ...plain(
      'Laundry is done in the shared laundry room of the house; the machines are new and free of charge.',
      'Gewaschen wird in der gemeinsamen Waschküche des Hauses; die Maschinen sind neu und kostenlos.',
      (f) => has(f, 'SHARED_LAUNDRY'),
    ),
  },
  plain(
    'A parking space in the underground garage belongs to the flat, with a charging point for electric cars.',
    'Zur Wohnung gehört ein Stellplatz in der Tiefgarage, mit Ladepunkt für Elektroautos.',
    (f) => has(f, 'UNDERGROUND_GARAGE') && has(f, 'EV_CHARGING'),
  ),
  plain(
    'A parking space in the underground garage is included; the lift takes you from there to the front door.',
    'Ein Tiefgaragenplatz ist inbegriffen; der Aufzug fährt von dort bis auf Ihre Etage.',
    (f) => has(f, 'UNDERGROUND_GARAGE') && has(f, 'ELEVATOR') && !has(f, 'EV_CHARGING'),
  ),
  plain(
    'Bicycles are kept in a dry, lockable room on the ground floor; a pump is on the wall.',
    'Fahrräder stehen trocken und abschließbar im Erdgeschoss; eine Pumpe hängt an der Wand.',
    (f) => has(f, 'BIKE_STORAGE'),
  ),
  plain(
    'There is a lift, and suitcases, prams and crates of water all fit inside.',
    'Es gibt einen Aufzug, in den Koffer, Kinderwagen und Wasserkisten hineinpassen.',
    (f) => has(f, 'ELEVATOR') && f.floorNumber >= 2,
  ),
  plain(
    'There is no lift, but the stairs are wide and the light stays on long enough.',
    'Einen Aufzug gibt es nicht, dafür ein breites Treppenhaus, in dem das Licht lange genug brennt.',
    (f) => !has(f, 'ELEVATOR') && f.floorNumber >= 3,
  ),
  plain(
    'Skis, suitcases and winter tyres can be stored in a lockable cellar compartment.',
    'Ski, Koffer und Winterreifen lassen sich in einem abschließbaren Kellerabteil unterbringen.',
    (f) => has(f, 'CELLAR'),
  ),
  plain(
    'You can register your residence here; we hand you the landlord’s confirmation with the keys.',
    'Eine Anmeldung des Wohnsitzes ist möglich; die Wohnungsgeberbestätigung erhalten Sie mit den Schlüsseln.',
    (f) => has(f, 'REGISTRATION_POSSIBLE'),
  ),
  {
    topic: 'CLEANING',
    ...plain(
      'Bed linen and towels are provided and changed regularly by our cleaning team.',
      'Bettwäsche und Handtücher werden gestellt und von unserem Reinigungsteam regelmäßig gewechselt.',
      (f) => has(f, 'CLEANING_INCLUDED') && has(f, 'BED_LINEN') && has(f, 'TOWELS'),
    ),
  },
  {
    topic: 'CLEANING',
    ...plain(
      'If you like, a trusted cleaner comes every other week; you settle the cost directly.',
      'Auf Wunsch kommt alle zwei Wochen eine vertraute Reinigungskraft; abgerechnet wird direkt.',
      (f) => has(f, 'CLEANING_ON_REQUEST'),
    ),
  },
  plain(
    'The house has its own gym, which is emptiest at seven in the morning.',
    'Im Haus gibt es einen Fitnessraum, der morgens um sieben am leersten ist.',
    (f) => has(f, 'GYM'),
  ),
  plain(
    'Anyone who needs company at work finds a coworking room on the ground floor.',
    'Wer beim Arbeiten Gesellschaft braucht, findet im Erdgeschoss einen Coworking-Raum.',
    (f) => has(f, 'COWORKING'),
  ),
  plain(
    'The concierge accepts parcels and knows which restaurant still has a table.',
    'Der Concierge nimmt Pakete an und weiß, wo noch ein Tisch frei ist.',
    (f) => has(f, 'CONCIERGE'),
  ),
  plain(
    'The entrance, the lift and all rooms can be reached without a single step.',
    'Eingang, Aufzug und alle Räume sind ohne eine einzige Stufe zu erreichen.',
    (f) => has(f, 'STEP_FREE_ACCESS') && has(f, 'ELEVATOR'),
  ),
  plain(
    'The streaming services on the television are paid for; all you need to bring is popcorn.',
    'Die Streamingdienste auf dem Fernseher sind bezahlt; mitbringen müssen Sie nur das Popcorn.',
    (f) => has(f, 'STREAMING') && has(f, 'TV'),
  ),
]
