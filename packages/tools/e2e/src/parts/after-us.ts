import { spawn } from 'node:child_process'

/**
 * Runs a shell command once this process has ended, by whatever signal: what it has started must not outlive it. The
 * command gets the arguments as `$1`, `$2` and so on. Returns a function that calls it off.
 */
export function afterUs(
  command: string,
  args: readonly (string | number)[],
  identity?: { uid: number; gid: number },
): () => void {
  // Its input ends with this process. A separate process group does not get the signals of the terminal.
  const guard = spawn('sh', ['-c', `cat > /dev/null; ${command}`, 'sh', ...args.map(String)], {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  const input = guard.stdin as unknown as { unref(): void }
  input.unref()
  return () => {
    if (guard.pid) process.kill(-guard.pid, 'SIGKILL')
  }
}
