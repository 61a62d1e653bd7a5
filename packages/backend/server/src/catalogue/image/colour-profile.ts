/** The box of a colour profile, and its kind: an ICC profile without restrictions. */
const PROFILE_BOX = 'colrprof'
const BOX_HEAD_BYTES = 4
const ICC_MARK = 'ICC_PROFILE\0'
/** One segment holds no more; larger profiles are those of printers. */
const MAX_PROFILE_BYTES = 65_519

/** The ICC profile in a HEIC file; undefined without one, and for one that does not fit into a JPEG's segment. */
export function profileOf(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const at = file.indexOf(PROFILE_BOX, 0, 'latin1')
  if (at < BOX_HEAD_BYTES) return undefined

  const end = at - BOX_HEAD_BYTES + file.readUInt32BE(at - BOX_HEAD_BYTES)
  const profile = file.subarray(at + PROFILE_BOX.length, end)
  return profile.length > 0 && profile.length <= MAX_PROFILE_BYTES ? profile : undefined
}

/** A JPEG with an ICC profile, as one segment behind its first mark. */
export function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return jpeg

  const mark = Buffer.from(`${ICC_MARK}\u0001\u0001`, 'latin1')
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff_e2, 0)
  head.writeUInt16BE(2 + mark.length + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, mark, profile, jpeg.subarray(2)])
}
