import { spawnSync } from 'node:child_process'

const PATIENCE_MS = 20_000

/** A file that exists may still lack shared libraries: whether it starts is known when it has told its version. */
export function starts(executablePath: string, env: Record<string, string> = {}): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    env: { ...process.env, ...env },
  })

  return status === 0 && /\d+\.\d+/.test(stdout)
}
