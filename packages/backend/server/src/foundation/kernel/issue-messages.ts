import type { ErrorBody } from '@domizil/api'
import {
  FLAT_FIELDS,
  type FlatUnit,
  formatDay,
  type Issue,
  type IssueCode,
  type Locale,
} from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { fillIn, type Sentence } from './sentence.ts'

/** The message of each issue code. */
const ISSUE_MESSAGES: Record<IssueCode, Sentence> = {
  REQUIRED: { en: 'This is missing.', de: 'Diese Angabe fehlt.', es: 'Falta este dato.' },
  OUT_OF_RANGE: {
    en: 'Enter a value between {min} and {max}.',
    de: 'Geben Sie einen Wert zwischen {min} und {max} ein.',
    es: 'Introduzca un valor entre {min} y {max}.',
  },
  LENGTH_OUT_OF_RANGE: {
    en: 'Use between {min} and {max} characters.',
    de: 'Verwenden Sie zwischen {min} und {max} Zeichen.',
    es: 'Use entre {min} y {max} caracteres.',
  },
  NOT_WHOLE: {
    en: 'Enter a whole number.',
    de: 'Geben Sie eine ganze Zahl ein.',
    es: 'Introduzca un número entero.',
  },
  TOO_MANY_DECIMALS: {
    en: 'Use one decimal place at most.',
    de: 'Verwenden Sie höchstens eine Nachkommastelle.',
    es: 'Use como máximo un decimal.',
  },
  UNKNOWN_CODE: {
    en: 'Choose one of the options.',
    de: 'Wählen Sie eine der Möglichkeiten.',
    es: 'Elija una de las opciones.',
  },
  WRONG_FORMAT: {
    en: 'This does not have the right form.',
    de: 'Diese Angabe hat nicht die richtige Form.',
    es: 'Este dato no tiene la forma correcta.',
  },
  WRONG_IBAN: {
    en: 'This is not an IBAN of the SEPA area. Compare it digit by digit.',
    de: 'Das ist keine IBAN des SEPA-Raums. Vergleichen Sie sie Ziffer für Ziffer.',
    es: 'No es un IBAN de la zona SEPA. Compárelo cifra por cifra.',
  },
  CONTACT_NOT_ALLOWED: {
    en: 'Leave out web addresses, e-mail addresses and phone numbers: “{words}”.',
    de: 'Lassen Sie Internetadressen, E-Mail-Adressen und Telefonnummern weg: „{words}“.',
    es: 'No incluya direcciones web, correos electrónicos ni teléfonos: «{words}».',
  },
  REGION_MISMATCH: {
    en: 'Language and country do not belong together.',
    de: 'Sprache und Land passen nicht zusammen.',
    es: 'El idioma y el país no coinciden.',
  },
  NO_ROOM_TO_LIVE_IN: {
    en: 'A flat has a bedroom or a living room.',
    de: 'Eine Wohnung hat ein Schlaf- oder ein Wohnzimmer.',
    es: 'Un piso tiene un dormitorio o un salón.',
  },
  NO_BATHROOM: {
    en: 'A flat has at least one bathroom.',
    de: 'Eine Wohnung hat mindestens ein Bad.',
    es: 'Un piso tiene al menos un baño.',
  },
  IN_THE_FUTURE: {
    en: 'This day is still to come.',
    de: 'Dieser Tag liegt in der Zukunft.',
    es: 'Este día aún no ha llegado.',
  },
  EXPIRED: {
    en: 'This certificate has expired.',
    de: 'Dieser Ausweis ist abgelaufen.',
    es: 'Este certificado ha caducado.',
  },
  CLASS_MISMATCH: {
    en: 'The class does not fit the value.',
    de: 'Die Klasse passt nicht zum Wert.',
    es: 'La clase no corresponde al valor.',
  },
  TOO_FEW: {
    en: 'At least {min} are needed.',
    de: 'Mindestens {min} sind nötig.',
    es: 'Se necesitan al menos {min}.',
  },
  TOO_MANY: {
    en: 'At most {max} are possible.',
    de: 'Höchstens {max} sind möglich.',
    es: 'Como máximo {max}.',
  },
  INCOMPLETE: {
    en: 'Your personal details are incomplete.',
    de: 'Ihre persönlichen Angaben sind unvollständig.',
    es: 'Sus datos personales están incompletos.',
  },
  IN_THE_PAST: {
    en: 'This day is over.',
    de: 'Dieser Tag ist vorbei.',
    es: 'Este día ya ha pasado.',
  },
  TOO_FAR_AHEAD: {
    en: 'The last possible day is {latest}.',
    de: 'Der letzte mögliche Tag ist der {latest}.',
    es: 'El último día posible es el {latest}.',
  },
  END_BEFORE_START: {
    en: 'The last day comes before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
    es: 'El último día es anterior al primero.',
  },
  LENGTH_NOT_OFFERED: {
    en: 'This flat is rented for {min} to {max} months.',
    de: 'Diese Wohnung wird für {min} bis {max} Monate vermietet.',
    es: 'Este piso se alquila de {min} a {max} meses.',
  },
  STAY_TOO_LONG: {
    en: 'A stay takes {max} months at most.',
    de: 'Ein Aufenthalt dauert höchstens {max} Monate.',
    es: 'Una estancia dura como máximo {max} meses.',
  },
  MUST_BE_ACCEPTED: { en: 'Please agree to this.', de: 'Bitte stimmen Sie zu.', es: 'Debe aceptarlo.' },
  UNUSUAL_PRICE: {
    en: 'Most flats here cost between {min} and {max} €.',
    de: 'Die meisten Wohnungen hier kosten zwischen {min} und {max} €.',
    es: 'La mayoría de los pisos de la zona cuestan entre {min} y {max} €.',
  },
  CROWDED: {
    en: 'That leaves little room for each person.',
    de: 'So bleibt jeder Person wenig Platz.',
    es: 'Así queda poco espacio por persona.',
  },
  NO_KITCHEN: {
    en: 'A flat without a kitchen is hard to let.',
    de: 'Eine Wohnung ohne Küche lässt sich schwer vermieten.',
    es: 'Un piso sin cocina es difícil de alquilar.',
  },
  SHORT: {
    en: 'A longer text of {min} characters or more helps.',
    de: 'Ein längerer Text ab {min} Zeichen hilft.',
    es: 'Ayuda un texto más largo, de {min} caracteres o más.',
  },
}

/** Of a flat without a longest stay. */
const NOT_LONG_ENOUGH: Sentence = {
  en: 'The shortest stay in this flat, in months: {min}.',
  de: 'Kürzeste Dauer in dieser Wohnung, in Monaten: {min}.',
  es: 'Estancia mínima en este piso, en meses: {min}.',
}

/** Of a number with more than one. */
const TOO_MANY_OF_SOME_DECIMALS: Sentence = {
  en: 'Use {decimals} decimal places at most.',
  de: 'Verwenden Sie höchstens {decimals} Nachkommastellen.',
  es: 'Use como máximo {decimals} decimales.',
}

/** The issues of a request as details of an error: messages in the caller's language, and codes for the browser. */
export function issueDetails(issues: readonly Issue[], locale: Locale): NonNullable<ErrorBody['details']> {
  return issues.map(({ field, code, latest, min, max, ...numbers }) => {
    const range = rangeIn({ min, max }, { locale, ...(code === 'OUT_OF_RANGE' && { field }) })
    const values = { ...numbers, ...range, ...(latest && { latest: formatDay(latest) }) }
    return { field, code, message: fillIn(sentenceOf(code, { max, ...numbers })[locale], values) }
  })
}

function sentenceOf(code: IssueCode, { max, decimals }: Partial<Issue>): Sentence {
  if (code === 'LENGTH_NOT_OFFERED' && max === undefined) return NOT_LONG_ENOUGH
  if (code === 'TOO_MANY_DECIMALS' && decimals !== undefined) return TOO_MANY_OF_SOME_DECIMALS
  return ISSUE_MESSAGES[code]
}

const UNITS: Readonly<Record<FlatUnit, string>> = {
  euro: '€',
  squareMeter: 'm²',
  meter: 'm',
  centimeter: 'cm',
  kilometer: 'km',
  percent: '%',
  minute: 'min',
}

type Unit = keyof typeof UNITS

const UNIT_OF_FLAT: ReadonlyMap<string, Unit> = new Map(
  Object.entries(FLAT_FIELDS).flatMap(([field, row]) => ('unit' in row ? [[field, row.unit] as const] : [])),
)

/** The units of the fields of flats and of filters, by their names on the wire. A filter of a flat's field has its unit. */
const UNIT_OF: ReadonlyMap<string, Unit> = new Map([
  ...UNIT_OF_FLAT,
  ...SEARCH_FIELDS.flatMap((row: SearchField) => {
    const fields = 'fields' in row ? row.fields : [row.field]
    const unit = UNIT_OF_FLAT.get(row.label?.replace('flatField.', '') ?? '') ?? (row as { unit?: Unit }).unit
    return unit ? fields.map((field) => [field, unit] as const) : []
  }),
])

/** The ends of a range as their reader writes numbers, the upper one with the unit of the field. */
export function rangeIn(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  { field = '', locale }: { field?: string; locale: Locale },
): Record<string, string> {
  const unit = UNIT_OF.get(field.split('.').at(-1) ?? field)
  const write = (end: number) => end.toLocaleString(locale)
  return {
    ...(min !== undefined && { min: write(min) }),
    ...(max !== undefined && { max: unit ? `${write(max)}\u00A0${UNITS[unit]}` : write(max) }),
  }
}
