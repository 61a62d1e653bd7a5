/** Today where the reader is, as a whole day. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date()) // Swedish dates are written like ISO ones
}
