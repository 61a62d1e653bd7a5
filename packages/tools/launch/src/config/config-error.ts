/** The environment variables cannot be used as they are. The message names each of them, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'CONFIG_INVALID'
}
