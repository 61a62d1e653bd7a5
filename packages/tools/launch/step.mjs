/** Runs one step of the start, and prints its title and duration. */
export async function step(title, work) {
  const startedAt = performance.now()
  process.stdout.write(`  ${title} …`)

  try {
    const result = await work()
    process.stdout.write(` ${secondsSince(startedAt)} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}

/** Elapsed seconds with one decimal. */
export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
