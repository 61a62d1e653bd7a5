/** The accessible names on the way of a stay, from the first search to the request. */
export interface StayNames {
  /** The choice of two days instead of a month and a length, on the home page. */
  exactDates: RegExp
  homeMoveIn: RegExp
  homeMoveOut: RegExp
  persons: RegExp
  /** The rent for a stay on a card; its first group is the amount. */
  totalOnCard: RegExp
  rentForStay: RegExp
  /** The section with the calendar of a flat. */
  whenFree: RegExp
  /** The button that takes the nearest possible stay. */
  takeInstead: RegExp
}

/** The names in each language. Maintained here only, as `NAMES`. */
export const STAY_NAMES: Record<'en' | 'de', StayNames> = {
  en: {
    exactDates: /^exact dates$/i,
    homeMoveIn: /^move in$/i,
    homeMoveOut: /^move out$/i,
    persons: /^persons$/i,
    totalOnCard: /(€[\d,]+) for 2 months and 15 days/i,
    rentForStay: /^rent for the stay/i,
    whenFree: /^when it is free$/i,
    takeInstead: /^take .+ instead$/i,
  },
  de: {
    exactDates: /^genauer zeitraum$/i,
    homeMoveIn: /^einzug$/i,
    homeMoveOut: /^auszug$/i,
    persons: /^personen$/i,
    totalOnCard: /([\d.]+\s€) für 2 Monate und 15 Tage/i,
    rentForStay: /^miete für den aufenthalt/i,
    whenFree: /^wann die wohnung frei ist$/i,
    takeInstead: /^stattdessen .+ nehmen$/i,
  },
}
