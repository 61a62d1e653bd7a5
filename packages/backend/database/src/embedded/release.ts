/** Releases the lock of the folder. */
export type Release = () => Promise<void>
