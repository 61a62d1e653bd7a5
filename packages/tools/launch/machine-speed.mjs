const ROUNDS = 200_000_000

/** Processor seconds of `measureMachine` on the reference machine. */
const QUICK_S = 0.89

/** How many times slower this machine is than the reference machine, by a fixed loop; 1 is as fast. */
export function measureMachine() {
  const before = process.cpuUsage()
  let sum = 0
  for (let i = 0; i < ROUNDS; i += 1) sum = (sum * 31 + (i % 7)) % 1_000_003
  const { user, system } = process.cpuUsage(before)

  // Without its result the loop would be optimized away.
  return sum < 0 ? 0 : (user + system) / 1e6 / QUICK_S
}
