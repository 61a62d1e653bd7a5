/**
 * Runs one step of the start, and prints its title and duration. Steps that run together with others print at their end: their
 * lines would mix.
 */
export async function step(title, work, { isAlone = true } = {}) {
  const startedAt = performance.now()
  const head = `  ${title} …`
  if (isAlone) process.stdout.write(head)
  const end = (said) => process.stdout.write(`${isAlone ? '' : head} ${said}\n`)

  try {
    const result = await work()
    end(`${secondsSince(startedAt)} s`)
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Elapsed seconds with one decimal. */
export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
