import { spawnSync } from 'node:child_process'

const TIMEOUT_MS = 20_000

/** Whether a browser starts, tested by asking for its version: shared libraries may be missing. */
export function starts(executablePath: string, env: Record<string, string> = {}): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    env: { ...process.env, ...env },
  })

  return status === 0 && /\d+\.\d+/.test(stdout)
}
