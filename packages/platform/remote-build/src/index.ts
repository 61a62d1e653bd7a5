/** The bundler's preset: the configuration of a part is one call. */
export { bundle, host, remote } from './preset.ts'
