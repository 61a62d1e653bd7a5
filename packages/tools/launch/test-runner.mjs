import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/** A runner without output for 20 minutes hangs: ten times slower than here, a test file takes at most half of that. */
const SILENCE_MS = 20 * 60_000

/**
 * Runs a test runner, passes its output through, and parses passed and failed tests from its `summary` line. An exit
 * with an error but no counted failure is one failure. `node` is another Node to run it with. `stopped` is a sentence
 * when the runner hung and was ended after `silence` milliseconds without output.
 */
export async function runTests(name, args, { cwd, summary, node = process.execPath, silence = SILENCE_MS }) {
  const { code, output, isSilenced } = await execute(node, args, { cwd, isShown: true, silence })

  const line = summary.exec(output)?.[0] ?? ''
  const passed = count(line, 'passed')
  const failed = count(line, 'failed')
  const stopped = isSilenced
    ? `${name} printed nothing for ${Math.round(silence / 60_000)} minutes and were stopped.`
    : undefined

  return { name, passed, failed: code === 0 ? failed : Math.max(failed, 1), stopped }
}

/** Runs a script of the root's package.json and resolves with its output; throws that when it fails. */
export async function runScript(name) {
  // npm comes with Node and knows the scripts and their path; under `npm test` it names its own script.
  const npm = process.env.npm_execpath ?? ''
  const args = ['run', '--silent', name]
  const { code, output } = /npm-cli\.[cm]?js$/.test(npm)
    ? await execute(process.execPath, [npm, ...args], { cwd: ROOT })
    : await execute('npm', args, { cwd: ROOT })

  if (code !== 0) throw new Error(output.trim() || `${name} ended with ${code} and said nothing.`)
  return output
}

function count(line, word) {
  return Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
}

/**
 * Runs a command to its end and resolves with its code and output, and whether it was ended after `silence` milliseconds
 * without output; without that number it has all the time that it needs.
 */
export function execute(command, args, { cwd, isShown = false, silence }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Suppresses Node's warning about experimental VM modules, which jest uses.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = () => child.kill('SIGTERM')
    let output = ''
    let isSilenced = false
    const alarm =
      silence &&
      setTimeout(() => {
        isSilenced = true
        stop()
      }, silence)
    const listen = (from, to) =>
      from.on('data', (chunk) => {
        output += chunk
        alarm?.refresh()
        if (isShown) to.write(chunk)
      })

    process.once('exit', stop)
    listen(child.stdout, process.stdout)
    listen(child.stderr, process.stderr)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      clearTimeout(alarm)
      resolve({ code, output, isSilenced })
    })
  })
}
