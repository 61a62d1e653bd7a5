/** The tenant of every booking, the landlord of every flat, and those who have to do with neither. */
export function peopleCalled(suffix = '') {
  return {
    anonymous: undefined,
    stranger: { id: `sven${suffix}` },
    tenant: { id: `tara${suffix}` },
    landlord: { id: `otto${suffix}` },
    admin: { id: `root${suffix}`, isAdmin: true },
  }
}
export type People = ReturnType<typeof peopleCalled>
export type Who = keyof People
