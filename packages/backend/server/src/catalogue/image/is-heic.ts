/** The brand in the first box of the file: iPhones write `heic`, others of the family differ in the last letters. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))
}
