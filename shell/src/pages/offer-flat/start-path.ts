/** Where an advertisement begins. */
export const START_PATH = '/flat-wizard'
