/** After this wait the page shows that it is loading. */
const MAX_WAIT_MS = 1_000

/**
 * Waits for what the first render needs: React shows loaded content at once, but delays the reveal of a
 * fallback's content by 300 ms. Never rejects, and resolves after one second at the latest.
 */
export async function settledWithin(work: readonly unknown[]): Promise<void> {
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
