/** Gives the folder free again. */
export type Release = () => Promise<void>
