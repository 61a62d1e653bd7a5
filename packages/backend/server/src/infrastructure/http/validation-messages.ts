/** The message of each JSON Schema keyword. */
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
  range: {
    en: 'Enter a value between {min} and {max}.',
    de: 'Geben Sie einen Wert zwischen {min} und {max} ein.',
    es: 'Introduzca un valor entre {min} y {max}.',
  },
  lengthRange: {
    en: 'Use between {min} and {max} characters.',
    de: 'Verwenden Sie zwischen {min} und {max} Zeichen.',
    es: 'Use entre {min} y {max} caracteres.',
  },
  agreement: { en: 'Please agree to this.', de: 'Bitte stimmen Sie zu.', es: 'Debe aceptarlo.' },
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
  line: {
    en: 'Leave out line breaks and invisible characters.',
    de: 'Lassen Sie Zeilenumbrüche und unsichtbare Zeichen weg.',
    es: 'No incluya saltos de línea ni caracteres invisibles.',
  },
  text: {
    en: 'Leave out control characters, which are invisible.',
    de: 'Lassen Sie Steuerzeichen weg, die man nicht sieht.',
    es: 'No incluya caracteres de control, que son invisibles.',
  },
  storable: {
    en: 'This has characters or digits that cannot be stored.',
    de: 'Diese Angabe enthält Zeichen oder Ziffern, die sich nicht speichern lassen.',
    es: 'Este dato contiene caracteres o cifras que no se pueden guardar.',
  },
  address: {
    en: 'This address cannot be decoded.',
    de: 'Diese Adresse lässt sich nicht entschlüsseln.',
    es: 'Esta dirección no se puede descodificar.',
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
  formatMinimum: {
    en: 'Enter {limit} or a later day.',
    de: 'Geben Sie den {limit} oder einen späteren Tag ein.',
    es: 'Introduzca el {limit} o un día posterior.',
  },
  formatMaximum: {
    en: 'Enter {limit} or an earlier day.',
    de: 'Geben Sie den {limit} oder einen früheren Tag ein.',
    es: 'Introduzca el {limit} o un día anterior.',
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
