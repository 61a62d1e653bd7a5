import { proxyTo, type Upstream } from '@domizil/gateway'
import { REALM } from '@domizil/identity'
import type { Config } from '../config/read-config.ts'
import { createLog } from './log.ts'

/** Whether the backend runs in other processes. */
export function isServerElsewhere({ apiUrls }: Config): boolean {
  return apiUrls.length > 0
}

/** The backends of other processes, in turn. */
export function proxyToApi({ apiUrls, trustProxy }: Config): Upstream {
  return proxyTo(apiUrls, { trustProxy, healthPath: '/api/health', log: warn })
}

/** Only the paths for signing in: Keycloak's administration and its other realms stay private. */
export function proxyToIdentity({ identity, trustProxy }: Config): Upstream {
  const url = identity.kind === 'remote' ? identity.url : ''
  const realm = `/auth/realms/${REALM}/`

  return proxyTo(url, {
    trustProxy,
    only: [realm, '/auth/resources/'],
    healthPath: `${realm}.well-known/openid-configuration`,
    log: warn,
  })
}

function warn(line: string): void {
  createLog('gateway').warn({}, line)
}
