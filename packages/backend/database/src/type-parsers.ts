import pg from 'pg'

const DATE = 1082
const INT8 = 20
const NUMERIC = 1700
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
/** pg's types declare the ids of scalar types only. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

const parseNumbers = (text: string) => parseTexts(text).map((item) => (item === null ? null : Number(item)))

/**
 * The mapping of PostgreSQL's types: `date` to 'YYYY-MM-DD' (a Date would be shifted by the time zone), `int8` and
 * `numeric` to numbers (exact up to 2^53; none of our values is larger), `timestamptz` to Date.
 */
export const typeParsers = new pg.TypeOverrides()
typeParsers.setTypeParser(DATE, (text) => text)
typeParsers.setTypeParser(INT8, Number)
typeParsers.setTypeParser(NUMERIC, Number)
typeParsers.setTypeParser(DATE_ARRAY, parseTexts)
typeParsers.setTypeParser(INT8_ARRAY, parseNumbers)
typeParsers.setTypeParser(NUMERIC_ARRAY, parseNumbers)
