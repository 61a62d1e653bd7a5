import type { PublicConfig } from '@domizil/shell-api'
import type { Config } from '../config/config.ts'

/** The part of the configuration that every visitor may read. */
export function publicConfigOf(config: Config): PublicConfig {
  const { productName, publicUrl, environment, company, social, fees, partner, map } = config
  const { analyticsId, loadTimeoutMs } = config

  return {
    productName,
    publicUrl,
    environment,
    company,
    social,
    fees,
    partner,
    map,
    analyticsId,
    loadTimeoutMs,
  }
}
