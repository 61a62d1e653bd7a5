/** How long a browser may take to begin with a download before its file is freed. */
const BEGINNING_MS = 30_000

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGINNING_MS)
}
