// Old versions of Node read this as well: no syntax newer than Node 12.
const NEEDED = [20, 19]

/** What is wrong with this version of Node, as a sentence; undefined if it is supported. */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number)
  const isNewEnough = parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1])

  if (isNewEnough) return undefined
  return (
    'Domizil needs Node ' +
    NEEDED.join('.') +
    ' or newer; this is Node ' +
    version +
    '. ' +
    'Install a newer one from https://nodejs.org and start again.'
  )
}
