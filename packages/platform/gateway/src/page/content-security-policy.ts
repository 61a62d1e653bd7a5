import type { Origins } from '../gateway-config.ts'

export interface PolicySources {
  readonly nonce: string
  readonly otherOrigins: Origins
  /** Origins of the visitor's own machine, of which remotes are loaded. */
  readonly localOrigins?: readonly string[]
}

/** The content security policy of a page: our own files, and inline code only with the page's nonce. */
export function contentSecurityPolicy({ nonce, otherOrigins, localOrigins = [] }: PolicySources): string {
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...otherOrigins.scripts, ...localOrigins].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...otherOrigins.styles, ...localOrigins].join(' '),
    ["img-src 'self' data: blob:", ...otherOrigins.images, ...localOrigins].join(' '),
    ["font-src 'self'", ...otherOrigins.fonts, ...localOrigins].join(' '),
    ["connect-src 'self'", ...otherOrigins.connections, ...localOrigins].join(' '),
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
