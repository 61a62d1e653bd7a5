/** A failure that people can do something about. Its message is all they see: never a stack trace. */
export class Problem extends Error {
  name = 'Problem'
}

/** Runs the work of a command and ends the process with a sentence when it fails. */
export async function endWithSentence(work) {
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
