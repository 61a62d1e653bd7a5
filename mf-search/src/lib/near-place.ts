/** Clears the visitor's place, and what depends on it. */
export const NO_NEAR = { near: undefined, nearName: undefined, nearKm: undefined } as const
