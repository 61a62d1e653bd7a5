/** Where the browser has the pictures of this visit: those that were just taken, and those that were loaded. */
const urls = new Map<number | string, string>()

/** Shows a file in the place of a photo, without loading it again. */
export function rememberPhoto(photo: number | string, file: Blob): string {
  const url = urls.get(photo) ?? URL.createObjectURL(file)
  urls.set(photo, url)
  return url
}

/** For a file that the browser cannot show, such as a HEIC: the server's picture takes its place. */
export function forgetPhoto(photo: number | string): void {
  URL.revokeObjectURL(urls.get(photo) ?? '')
  urls.delete(photo)
}

/** The address of a picture that is there already. */
export function knownPhoto(photo: number | string): string | undefined {
  return urls.get(photo)
}
