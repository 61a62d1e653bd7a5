/** A failure that the user can fix. Only its message is printed, without a stack trace. */
export class Problem extends Error {
  name = 'Problem'
}

/** Runs a command; on failure prints a message and exits the process. */
export async function exitWithMessage(work) {
  try {
    await work()
  } catch (error) {
    console.error(`\n${sentenceOf(error)}`)
    process.exit(1)
  }
}

function sentenceOf(error) {
  if (error.name === 'Problem' || process.env.DEBUG === undefined) return error.message

  return error.stack
}
