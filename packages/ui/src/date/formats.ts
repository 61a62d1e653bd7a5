/** How people read a whole day. */
export const DAY_FORMAT = 'DD.MM.YYYY'
/** How a whole day travels. */
export const WIRE_FORMAT = 'YYYY-MM-DD'
