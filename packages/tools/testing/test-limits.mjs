// Loaded after jest-light-runner has set jest's functions: that runner gives a test all the time there is, an error without a
// handler ends its process, for which the run then waits, and what a file has left open keeps its process alive after the run.
import { createRequire } from 'node:module'

// The runner's own, which is no dependency of ours.
const { addEventHandler } = createRequire(import.meta.resolve('jest-light-runner'))('jest-circus')
// A test may fake it.
const { setTimeout, clearTimeout } = globalThis
/** As `jest.config.mjs` says. */
const TEST_TIMEOUT_MS = Number(process.env.DOMIZIL_TEST_TIMEOUT_MS)

addEventHandler(({ name, timeout }, { currentDescribeBlock: block }) => {
  if (name === 'add_test') limit(block.children.at(-1), timeout)
  if (name === 'add_hook') limit(block.hooks.at(-1), timeout)
})

// All files have run. A server that listens would hold the output of the run open, and its reader would wait.
process.once('disconnect', () => process.exit())

/** Lets a test or hook fail that does not end, or during which an error is thrown that has no handler. */
function limit(one, timeout = TEST_TIMEOUT_MS) {
  const { fn } = one
  if (!fn) return

  one.fn = async () => {
    let fail
    const failure = new Promise((_resolve, reject) => {
      fail = reject
    })
    const alarm = setTimeout(fail, timeout, new Error(`It did not end within ${timeout / 1000} s.`))
    process.on('uncaughtException', fail).on('unhandledRejection', fail)
    try {
      await Promise.race([fn(), failure])
    } finally {
      clearTimeout(alarm)
      process.off('uncaughtException', fail).off('unhandledRejection', fail)
    }
  }
}
