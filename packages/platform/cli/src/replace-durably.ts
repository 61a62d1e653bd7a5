import { open, rename } from 'node:fs/promises'

/**
 * Replaces a file in one step: a crash leaves the old one or the new one.
 * @param mayStill says whether to, once the new one is on the disk.
 * @returns whether it has been replaced.
 */
export async function replaceDurably(
  file: string,
  text: string,
  mayStill: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const temporary = `${file}.${process.pid}`
  const target = await open(temporary, 'w')
  await target.writeFile(text)
  await target.sync()
  await target.close()

  if (!(await mayStill())) return false
  await rename(temporary, file)
  return true
}
