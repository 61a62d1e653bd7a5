/** The few parts of PostgreSQL's wire protocol (version 3) between pg and a single session. */

const HEADER_BYTES = 5
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104

/** A protocol message: its type, and all its bytes including the header. */
export interface Message {
  type: string
  bytes: Buffer
}

/** Splits off the complete messages and returns the bytes of an unfinished one. */
export function splitMessages(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let start = 0

  while (start + HEADER_BYTES <= bytes.length) {
    const end = start + 1 + bytes.readInt32BE(start + 1)
    if (end > bytes.length) break
    messages.push({ type: String.fromCharCode(bytes[start] ?? 0), bytes: bytes.subarray(start, end) })
    start = end
  }

  return { messages, rest: bytes.subarray(start) }
}

/** The first packet of a connection has no type. A request for encryption is one of two that may precede it. */
export function splitStartup(bytes: Buffer): { kind: 'encryption' | 'startup'; rest: Buffer } | undefined {
  if (bytes.length < 8 || bytes.length < bytes.readInt32BE(0)) return undefined

  const code = bytes.readInt32BE(4)
  const kind = code === SSL_REQUEST || code === GSS_REQUEST ? 'encryption' : 'startup'
  return { kind, rest: bytes.subarray(bytes.readInt32BE(0)) }
}

export function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(type, 'latin1')
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

export function text(value: string): Buffer {
  return Buffer.from(`${value}\0`)
}

export function query(sql: string): Buffer {
  return message('Q', text(sql))
}

/** A server's answer to a new client: authenticated, parameters, ready. */
export function greeting(id: number, parameters: Map<string, string>): Buffer {
  const status = [...parameters].map(([name, value]) => message('S', text(name), text(value)))

  return Buffer.concat([
    message('R', int32(0)),
    ...status,
    message('K', int32(id), int32(0)),
    message('Z', Buffer.from('I')),
  ])
}
