/** Invalid environment variables. The message names each of them, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'CONFIG_INVALID'
}
