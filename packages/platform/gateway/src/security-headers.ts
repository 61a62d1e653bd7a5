/** The security headers of the gateway's own answers. A page adds its content security policy. */
export function securityHeaders(protocol: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Handlers of `unload`, also of others' scripts, would keep pages out of the back/forward cache.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), unload=()',
    ...(protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
