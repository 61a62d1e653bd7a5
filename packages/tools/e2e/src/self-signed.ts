import { generateKeyPairSync, sign } from 'node:crypto'

/** The ASN.1 tags of a certificate. */
const INTEGER = 0x02
const BIT_STRING = 0x03
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
const VERSION = 0xa0

const COMMON_NAME = [0x55, 0x04, 0x03]
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]

/** A new key and a self-signed certificate for `localhost`, in memory only. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = der(SEQUENCE, der(OBJECT_ID, Buffer.from(ECDSA_WITH_SHA256)))
  const attribute = [der(OBJECT_ID, Buffer.from(COMMON_NAME)), der(UTF8_STRING, Buffer.from('localhost'))]
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, ...attribute)))
  const times = ['250101000000Z', '490101000000Z'].map((time) => der(UTC_TIME, Buffer.from(time)))
  const spki = publicKey.export({ type: 'spki', format: 'der' })

  const facts = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, ...times),
    name,
    spki,
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)])
  const whole = der(SEQUENCE, facts, algorithm, der(BIT_STRING, signature))

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

/** One ASN.1 value in DER: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body])
}

/** The shortest encoding, which Chrome requires. */
function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}
