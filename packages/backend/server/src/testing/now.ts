/** The time in tests, unless one sets another. */
export const NOW = new Date('2027-03-10T12:00:00Z')
