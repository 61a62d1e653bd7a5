export { isApiError, messageOf } from './api-message.ts'
export { defineRemote, type RemoteDefinition } from './define-remote.tsx'
export { LatePart } from './late-part.tsx'
export { lazyChunk } from './lazy-chunk.tsx'
export { Texts } from './texts.tsx'
export { PageTitle } from './page-title.tsx'
export { RemoteContexts, type RemoteRoute } from './remote-root.tsx'
export {
  FETCH_DELAY_MS,
  LoadFailed,
  type LoadFailedProps,
  type Query,
  type QueryCache,
  queryCacheOf,
  queryOf,
  type QueryResult,
  type PlaceOption,
  type PlaceOptions,
  useOnceOnline,
  usePlaces,
  useQuery,
} from './query.ts'
export { copyText, share, type Shareable, type Shared } from './share.ts'
export {
  useConsent,
  useCounters,
  useFavourites,
  useLocale,
  usePublicConfig,
  useReferenceData,
  useSession,
  useShell,
} from './shell-context.ts'
export { clearTabStorage, readTabStorage, writeTabStorage } from './tab-storage.ts'
export { useAttempt } from './use-attempt.ts'
export { useCommand } from './use-command.ts'
export { type DialogState, isDialogOpen, useDialog, withinDialogs } from './use-dialog.ts'
export { useDraft } from './use-draft.ts'
export { useIsShown } from './use-is-shown.ts'
export { useMoney } from './use-money.ts'
export { usePreload } from './use-preload.ts'
export { useRemoteText } from './use-remote-text.ts'
export { type Say, useSay } from './use-say.ts'
export { useSubmit } from './use-submit.ts'
