/** So long what a page needs is waited for before it is drawn; a page that takes longer is seen to load. */
const PATIENCE_MS = 1_000

/**
 * Waits for what the first drawing needs: what React then finds there it shows at once, what it has to wait for in
 * sight it holds back by 300 ms. Never fails, and is done after a second at the latest.
 */
export async function prepared(work: readonly unknown[]): Promise<void> {
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
