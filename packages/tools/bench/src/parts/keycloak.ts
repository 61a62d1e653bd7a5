import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../paths.ts'
import { afterUs } from './after-us.ts'
import { endOf, outputOfParts, untilAnswer } from './processes.ts'

const REALM = path.join(ROOT, 'packages/backend/identity/keycloak')
/** It builds itself at its first start. */
const START_MS = 300_000

export const KEYCLOAK_ADMIN = { user: 'root-of-the-realms', password: 'only-on-this-machine' }
export const ACCOUNTS_SECRET = 'only-on-this-machine-as-well'

export interface Keycloak {
  readonly url: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Starts it in production mode on a database, with our realm and look, as docker-compose.yml does. */
export async function startKeycloak(
  home: string,
  folder: string,
  {
    port,
    publicUrl,
    databaseUrl,
    smtpUrl,
  }: Record<'publicUrl' | 'databaseUrl' | 'smtpUrl', string> & {
    port: number
  },
): Promise<Keycloak> {
  const own = path.join(folder, 'keycloak')
  await cp(home, own, { recursive: true })
  await mkdir(path.join(own, 'data/password-blacklists'), { recursive: true })
  await cp(path.join(REALM, 'domizil-realm.json'), path.join(own, 'data/import/domizil-realm.json'))
  const passwords = 'domizil-passwords.txt'
  await cp(path.join(REALM, passwords), path.join(own, 'data/password-blacklists', passwords))
  await cp(path.join(REALM, 'themes/domizil'), path.join(own, 'themes/domizil'), { recursive: true })

  const database = new URL(databaseUrl)
  const smtp = new URL(smtpUrl)
  const child = spawn('bash', [path.join(own, 'bin/kc.sh'), 'start', '--import-realm'], {
    stdio: ['ignore', ...outputOfParts()],
    // The script starts Java, which ends with the group.
    detached: true,
    env: {
      ...process.env,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      KC_DB: 'postgres',
      KC_DB_URL: `jdbc:postgresql://${database.host}${database.pathname}`,
      KC_DB_USERNAME: database.username,
      KC_DB_PASSWORD: database.password || 'trusted',
      KC_CACHE: 'local',
      KC_HTTP_ENABLED: 'true',
      KC_HTTP_HOST: '127.0.0.1',
      KC_HTTP_PORT: String(port),
      KC_HTTP_MANAGEMENT_PORT: String(port + 1),
      KC_HTTP_RELATIVE_PATH: '/auth',
      KC_HTTP_MANAGEMENT_RELATIVE_PATH: '/',
      KC_HOSTNAME: `${publicUrl}/auth`,
      KC_HOSTNAME_BACKCHANNEL_DYNAMIC: 'true',
      KC_PROXY_HEADERS: 'xforwarded',
      KC_HEALTH_ENABLED: 'true',
      KC_BOOTSTRAP_ADMIN_USERNAME: KEYCLOAK_ADMIN.user,
      KC_BOOTSTRAP_ADMIN_PASSWORD: KEYCLOAK_ADMIN.password,
      PUBLIC_URL: publicUrl,
      ACCOUNTS_CLIENT_SECRET: ACCOUNTS_SECRET,
      SMTP_HOST: smtp.hostname,
      SMTP_PORT: smtp.port,
      SMTP_FROM: 'site@domizil.example',
      SMTP_USER: '',
      SMTP_PASSWORD: '',
      SMTP_AUTH: 'false',
      SMTP_STARTTLS: 'false',
      // As the embedded provider does where the journeys run otherwise.
      VERIFY_EMAIL: 'false',
    },
  })
  const callOff = afterUs('kill -- "-$1"', [child.pid ?? 0])
  const stop = async () => {
    callOff()
    const ended = endOf(child)
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  try {
    await untilAnswer(`http://127.0.0.1:${port + 1}/health/ready`, child, START_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, child, stop }
}
