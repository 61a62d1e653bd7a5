/** Where an advertisement begins. */
export const START_PATH = '/pre-flat-wizard'
