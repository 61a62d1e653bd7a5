/** The dialog with the question to the landlord, which is opened from two places of the page. */
export const ASK = 'ask'
