/** For the bundler's preset: facts about an app before the build, its release after it. */
export { CACHE_GROUPS } from './cache-groups.ts'
export { moduleRules } from './module-rules.ts'
export { PARSED_TEXTS, WITHOUT_PARSER } from './parsed-texts.ts'
export { packageOf, type AppFacts, readApp } from './read-app.ts'
export { type ReleaseOptions, ReleasePlugin } from './release-plugin.ts'
export { type BuildFacts, releaseOptions } from './release-options.ts'
export { runtimeAsModules } from './runtime-as-modules.ts'
