/** For the bundler's preset: facts about an app before the build, its release after it. */
export { CACHE_GROUPS, moduleRules, PARSED_TEXTS, REMOTE_CLASS_NAME, WITHOUT_PARSER } from './module-rules.ts'
export { type AppFacts, folderOf, packageOf, readApp, readSurfaces, sharedModules } from './read-app.ts'
export type { BuildFacts } from './release-plugin.ts'
export { type Surface, SURFACE_FILE, type Surfaces } from './read-app.ts'
export { REMOTE_START, releaseOptions, ReleasePlugin, STYLES_ALONE } from './release-plugin.ts'
export { runtimeAsModules, RuntimePlugin, StyleHashesPlugin } from './runtime-plugin.ts'
