/** What the command `domizil` does with a remote: it finds them in the packages of the remote itself. */
export { build } from './build.ts'
export { dev } from './dev.ts'
export { measure } from './measure/measure.ts'
export { writeOwnRoutes } from './preset.ts'
export { refuseSite } from './serve-build.ts'
