/** Does one step of the start, telling what it is and afterwards how many seconds it took. */
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

/** Seconds with one decimal, as people read them. */
export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
