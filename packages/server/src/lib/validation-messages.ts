/** What can be wrong with a request before anybody has looked at its meaning. */
export const VALIDATION_MESSAGES = {
  INVALID_REQUEST: {
    en: 'Please check “{field}”: {problem}',
    de: 'Bitte prüfen Sie „{field}“: {problem}',
    es: 'Revise «{field}»: {problem}',
  },
  MALFORMED_BODY: {
    en: 'The request could not be read: it is not valid JSON.',
    de: 'Die Anfrage ist nicht lesbar: Sie ist kein gültiges JSON.',
    es: 'No se ha podido leer la solicitud: no es JSON válido.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en: 'The request is in a format that this call does not take.',
    de: 'Die Anfrage hat ein Format, das dieser Aufruf nicht annimmt.',
    es: 'La solicitud tiene un formato que esta llamada no acepta.',
  },
  TOO_LARGE: {
    en: 'That is too large.',
    de: 'Das ist zu groß.',
    es: 'Es demasiado grande.',
  },
  BAD_REQUEST: {
    en: 'The request could not be understood.',
    de: 'Die Anfrage ist nicht verständlich.',
    es: 'No se ha podido entender la solicitud.',
  },
} as const

/** What is wrong with a field, by the keyword of JSON Schema that it breaks. */
export const PROBLEMS = {
  required: { en: 'This is missing.', de: 'Diese Angabe fehlt.', es: 'Falta este dato.' },
  additionalProperties: {
    en: 'This is not known here.',
    de: 'Diese Angabe ist hier unbekannt.',
    es: 'Este dato no se conoce aquí.',
  },
  minimum: {
    en: 'Enter {limit} or more.',
    de: 'Geben Sie mindestens {limit} ein.',
    es: 'Introduzca {limit} o más.',
  },
  maximum: {
    en: 'Enter {limit} or less.',
    de: 'Geben Sie höchstens {limit} ein.',
    es: 'Introduzca {limit} o menos.',
  },
  minLength: {
    en: 'Use at least {limit} characters.',
    de: 'Verwenden Sie mindestens {limit} Zeichen.',
    es: 'Use al menos {limit} caracteres.',
  },
  maxLength: {
    en: 'Use {limit} characters at most.',
    de: 'Verwenden Sie höchstens {limit} Zeichen.',
    es: 'Use como máximo {limit} caracteres.',
  },
  minItems: {
    en: 'Name at least {limit}.',
    de: 'Nennen Sie mindestens {limit}.',
    es: 'Indique al menos {limit}.',
  },
  maxItems: {
    en: 'Name {limit} at most.',
    de: 'Nennen Sie höchstens {limit}.',
    es: 'Indique como máximo {limit}.',
  },
  uniqueItems: {
    en: 'Something is named twice.',
    de: 'Etwas ist doppelt genannt.',
    es: 'Algo está repetido.',
  },
  enum: {
    en: 'Choose one of the options.',
    de: 'Wählen Sie eine der Möglichkeiten.',
    es: 'Elija una de las opciones.',
  },
  date: {
    en: 'Enter a day like 2027-01-31.',
    de: 'Geben Sie einen Tag wie 2027-01-31 ein.',
    es: 'Introduzca un día como 2027-01-31.',
  },
  integer: {
    en: 'Enter a whole number.',
    de: 'Geben Sie eine ganze Zahl ein.',
    es: 'Introduzca un número entero.',
  },
  number: { en: 'Enter a number.', de: 'Geben Sie eine Zahl ein.', es: 'Introduzca un número.' },
  boolean: {
    en: 'Answer with true or false.',
    de: 'Antworten Sie mit true oder false.',
    es: 'Responda con true o false.',
  },
  string: { en: 'Enter a text.', de: 'Geben Sie einen Text ein.', es: 'Introduzca un texto.' },
  array: { en: 'Enter a list.', de: 'Geben Sie eine Liste an.', es: 'Introduzca una lista.' },
  other: {
    en: 'This does not have the right form.',
    de: 'Diese Angabe hat nicht die richtige Form.',
    es: 'Este dato no tiene la forma correcta.',
  },
} as const
