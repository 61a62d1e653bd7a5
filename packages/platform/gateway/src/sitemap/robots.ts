import type { GatewayConfig } from '../gateway-config.ts'

/** What robots may read. The backend's answers stay open to them: without these a page stays empty when they render it. */
export function robotsText({ publicUrl, isIndexed }: Pick<GatewayConfig, 'publicUrl' | 'isIndexed'>): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'

  return `User-agent: *\nDisallow: /auth/\nDisallow: /api/docs/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
