/** Where the browser has the pictures of this visit: those that were just taken, and those that were loaded. */
const urls = new Map<number | string, string>()

/** Shows a file in the place of a photo, without loading it again. */
export function rememberPhoto(photo: number | string, file: Blob): string {
  const url = urls.get(photo) ?? URL.createObjectURL(file)
  urls.set(photo, url)
  return url
}

/** The address of a picture that is there already. */
export function knownPhoto(photo: number | string): string | undefined {
  return urls.get(photo)
}
