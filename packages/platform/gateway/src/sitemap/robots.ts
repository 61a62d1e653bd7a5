import type { GatewayConfig } from '../gateway-config.ts'

/** The content of robots.txt. The API stays allowed: without it a page renders empty for a crawler. */
export function robotsText({ publicUrl, isIndexed }: Pick<GatewayConfig, 'publicUrl' | 'isIndexed'>): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'

  return `User-agent: *\nDisallow: /auth/\nDisallow: /api/docs/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
