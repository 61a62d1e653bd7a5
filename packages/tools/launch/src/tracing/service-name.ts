import type { Config } from '../config/read-config.ts'
import { isServerElsewhere } from '../site/proxies.ts'

/** What a collector knows this process by. */
export function serviceName(config: Config): string {
  return isServerElsewhere(config) ? 'domizil-site' : 'domizil-api'
}
