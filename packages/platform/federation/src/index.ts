export * from './compatibility.ts'
export * from './drawing.ts'
export * from './match.ts'
export * from './overrides.ts'
export * from './page.ts'
export * from './problem.ts'
export * from './registry.ts'
export * from './release.ts'
export * from './resolve.ts'
export type {
  ApiVersion,
  Assignment,
  CanaryJudge,
  ChangeRecord,
  Channel,
  ChannelWish,
  Finding,
  HostRanges,
  HostVersions,
  PageAssets,
  PageHead,
  PinnedVersion,
  Provenance,
  Registry,
  Release,
  Route,
  SharedExports,
  SharedModule,
  SignedVersion,
} from './schema.ts'
export * from './unchanged-files.ts'
