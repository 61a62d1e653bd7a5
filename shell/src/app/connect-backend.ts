import { createApiClient, type ClientOptions } from '../api/client.ts'
import { httpLoader } from '../api/load-http.ts'
import type { Consent } from '../features/consent/consent.ts'
import type { Language } from '../features/language/language.ts'
import type { Progress } from '../features/progress/progress.ts'
import { logWarning } from '../lib/console.ts'
import type { PageFacts } from '../lib/page-facts.ts'
import { loadKeycloak } from '../session/load-keycloak.ts'
import { possibleSession } from '../session/possible-session.ts'
import { createSession } from '../session/session.ts'

interface BackendParts {
  readonly consent: Consent
  readonly language: Language
  readonly progress: Progress
  readonly onFailure: ClientOptions['onFailure']
}

/** Creates the session, and the client that sends its token with every call. */
export function connectBackend(
  { drawnOn, config }: PageFacts,
  { consent, language, progress, onFailure }: BackendParts,
) {
  const loadHttp = httpLoader(progress.fetch)
  // A page that was not drawn asks at once; the failure is that of its calls.
  if (!drawnOn) loadHttp().catch(() => undefined)
  const getLocale = () => language.locale.get()
  const session = createSession({
    getLocale,
    loadKeycloak,
    loadTimeoutMs: config.loadTimeoutMs,
    possible: possibleSession(consent.hasCookiePermissions),
    onError: (error) => logWarning('Signing in is not possible at the moment', error),
  })
  const { getToken, peekToken } = session
  return { session, api: createApiClient({ getToken, peekToken, getLocale, loadHttp, onFailure }) }
}
