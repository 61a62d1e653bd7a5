import type { Origins } from '../gateway-config.ts'

export interface PolicySources {
  readonly nonce: string
  readonly otherOrigins: Origins
}

/** The content security policy of a page: our own files, and inline code only with the page's nonce. */
export function contentSecurityPolicy({ nonce, otherOrigins }: PolicySources): string {
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...otherOrigins.scripts].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...otherOrigins.styles].join(' '),
    ["img-src 'self' data: blob:", ...otherOrigins.images].join(' '),
    ["font-src 'self'", ...otherOrigins.fonts].join(' '),
    ["connect-src 'self'", ...otherOrigins.connections].join(' '),
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
