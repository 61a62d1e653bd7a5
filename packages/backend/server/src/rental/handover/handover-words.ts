import type {
  HandoverKeyKind,
  HandoverKind,
  HandoverMeterKind,
  HandoverRoomKind,
  RoomCondition,
} from '@domizil/domain'

/** The words of a protocol's PDF in one language. */
export interface HandoverWords {
  /** Of the document, such as `de-DE`. */
  language: string
  title: Record<HandoverKind, string>
  day: Record<HandoverKind, string>
  number: string
  flat: string
  landlord: string
  tenant: string
  rooms: string
  room: Record<HandoverRoomKind, string>
  condition: Record<RoomCondition, string>
  photos: (numbers: readonly number[]) => string
  photo: (number: number) => string
  photosTitle: string
  keys: string
  key: Record<HandoverKeyKind, string>
  meters: string
  meter: Record<HandoverMeterKind, string>
  meterNumber: (number: string) => string
  remarks: string
  none: string
  confirmations: string
  introduction: string
  hash: string
  file: string
  name: string
  time: string
  localTime: string
  added: string
  noAnswer: string
  seal: string
  owner: string
  fingerprint: string
  meaning: (product: string) => string
}

/** For flats in Germany. */
const GERMAN: HandoverWords = {
  language: 'de-DE',
  title: { IN: 'Übergabeprotokoll Einzug', OUT: 'Übergabeprotokoll Auszug' },
  day: { IN: 'Erster Tag der Mietzeit', OUT: 'Letzter Tag der Mietzeit' },
  number: 'Buchung',
  flat: 'Wohnung',
  landlord: 'Vermieter',
  tenant: 'Mieter',
  rooms: 'Räume',
  room: {
    LIVINGROOM: 'Wohnzimmer',
    BEDROOM: 'Schlafzimmer',
    KITCHEN: 'Küche',
    BATHROOM: 'Bad',
    HALL: 'Flur',
    OUTSIDE: 'Balkon oder Terrasse',
    STORAGE: 'Keller oder Abstellraum',
    OTHER: 'Weiteres',
  },
  condition: { GOOD: 'In Ordnung', MARKED: 'Mit Mängeln oder Spuren' },
  photos: (numbers) => `${numbers.length === 1 ? 'Foto' : 'Fotos'} ${numbers.join(', ')}`,
  photo: (number) => `Foto ${number}`,
  photosTitle: 'Fotos',
  keys: 'Schlüssel',
  key: {
    FLAT: 'Wohnung',
    HOUSE: 'Haustür',
    MAILBOX: 'Briefkasten',
    CELLAR: 'Keller',
    GARAGE: 'Garage',
    OTHER: 'Weitere',
  },
  meters: 'Zählerstände',
  meter: {
    ELECTRICITY: 'Strom',
    GAS: 'Gas',
    COLD_WATER: 'Kaltwasser',
    HOT_WATER: 'Warmwasser',
    HEATING: 'Heizung',
  },
  meterNumber: (number) => `Nummer ${number}`,
  remarks: 'Anmerkungen',
  none: 'Keine.',
  confirmations: 'Bestätigungen',
  introduction: 'So haben die Parteien das Protokoll bestätigt, jede angemeldet in ihrem eigenen Konto.',
  hash: 'SHA-256 des Protokolls',
  file: 'Länge des Protokolls',
  name: 'Bestätigt von',
  time: 'Zeitpunkt (UTC)',
  localTime: 'Ortszeit',
  added: 'Anmerkungen dazu',
  noAnswer: 'Hat innerhalb der Frist von 14 Tagen nicht geantwortet.',
  seal: 'Siegel',
  owner: 'Versiegelt von',
  fingerprint: 'SHA-256 des Zertifikats',
  meaning: (product) =>
    `Die ersten Bytes dieser Datei, so viele wie oben genannt, sind das unveränderte Protokoll. Das Siegel stammt von ${product} und belegt, dass seither nichts geändert wurde; es ist keine Unterschrift einer Partei.`,
}

/** For flats elsewhere, as their contracts are. */
const ENGLISH: HandoverWords = {
  language: 'en-GB',
  title: { IN: 'Handover protocol: moving in', OUT: 'Handover protocol: moving out' },
  day: { IN: 'First day of the stay', OUT: 'Last day of the stay' },
  number: 'Booking',
  flat: 'Flat',
  landlord: 'Landlord',
  tenant: 'Tenant',
  rooms: 'Rooms',
  room: {
    LIVINGROOM: 'Living room',
    BEDROOM: 'Bedroom',
    KITCHEN: 'Kitchen',
    BATHROOM: 'Bathroom',
    HALL: 'Hall',
    OUTSIDE: 'Balcony or terrace',
    STORAGE: 'Cellar or storage',
    OTHER: 'Other',
  },
  condition: { GOOD: 'Good', MARKED: 'With defects or marks' },
  photos: (numbers) => `${numbers.length === 1 ? 'Photo' : 'Photos'} ${numbers.join(', ')}`,
  photo: (number) => `Photo ${number}`,
  photosTitle: 'Photos',
  keys: 'Keys',
  key: {
    FLAT: 'Flat',
    HOUSE: 'Front door',
    MAILBOX: 'Mailbox',
    CELLAR: 'Cellar',
    GARAGE: 'Garage',
    OTHER: 'Other',
  },
  meters: 'Meter readings',
  meter: {
    ELECTRICITY: 'Electricity',
    GAS: 'Gas',
    COLD_WATER: 'Cold water',
    HOT_WATER: 'Hot water',
    HEATING: 'Heating',
  },
  meterNumber: (number) => `Number ${number}`,
  remarks: 'Remarks',
  none: 'None.',
  confirmations: 'Confirmations',
  introduction: 'How the parties have confirmed the protocol, each signed in to their own account.',
  hash: 'SHA-256 of the protocol',
  file: 'Length of the protocol',
  name: 'Confirmed by',
  time: 'Time (UTC)',
  localTime: 'Local time',
  added: 'Remarks on it',
  noAnswer: 'Has not answered within the period of 14 days.',
  seal: 'Seal',
  owner: 'Sealed by',
  fingerprint: 'SHA-256 of the certificate',
  meaning: (product) =>
    `The first bytes of this file, as many as named above, are the protocol, unchanged. The seal is made by ${product} and proves that nothing has changed since; it is no signature of a party.`,
}

/** German in Germany, English elsewhere: the language of the contract. */
export function handoverWords(isGerman: boolean): HandoverWords {
  return isGerman ? GERMAN : ENGLISH
}
