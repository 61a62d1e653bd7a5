/** What a contract is called, for people. */
export function contractNumber(bookingId: number): string {
  return `B-${String(bookingId).padStart(6, '0')}`
}
