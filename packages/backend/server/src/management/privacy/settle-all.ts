/** Does all of it, one after the other, also after a failure. @throws {AggregateError} with all failures. */
export async function settleAll(deletions: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const remove of deletions) {
    try {
      await remove()
    } catch (error) {
      failures.push(error)
    }
  }

  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted`)
}
