import { generateKeyPairSync, sign } from 'node:crypto'

const ISSUER = 'http://localhost/auth/realms/domizil'
const HOURS_8 = 8 * 3_600

/** The owner of all flats, with realm roles if wanted, and an identity service that consists of one key. */
export function createLandlord(roles: readonly string[] = []) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' }
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: ISSUER,
    aud: 'domizil-api',
    azp: 'domizil-web',
    typ: 'Bearer',
    sub: 'bench',
    iat: now,
    exp: now + HOURS_8,
    email: 'bench@example.org',
    given_name: 'Ben',
    family_name: 'Ch',
    realm_access: { roles },
  }
  const content = [{ alg: 'RS256', typ: 'JWT', kid: 'bench' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')

  return {
    token: `${content}.${signature}`,
    identity: {
      issuer: ISSUER,
      audience: 'domizil-api',
      clientId: 'domizil-web',
      adminRole: 'domizil_admin',
      jwks: { keys: [key] },
    },
  }
}
