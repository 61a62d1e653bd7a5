/** A module of the kit, and which of its exports a page of the reference has; all of them if it names none. */
export interface Described {
  readonly module: string
  /** Its compiled declarations below the root. */
  readonly declarations: string
  readonly only?: RegExp
}

const APP_KIT = 'packages/platform/app-kit/dist/src'

/** A module of the app kit. */
function appKit(file: string, only?: RegExp): Described {
  const name = file === 'index' ? '' : `/${file.replace(/^use-/, '')}`
  return { module: `@domizil/app-kit${name}`, declarations: `${APP_KIT}/${file}.d.ts`, ...(only && { only }) }
}

function parts(only: RegExp): Described {
  return { module: '@domizil/ui/parts', declarations: 'packages/product/ui/dist/parts.d.ts', only }
}

const SHELL_API = {
  module: '@domizil/shell-api',
  declarations: 'packages/platform/shell-api/dist/index.d.ts',
}

/** What `docs/kit` says of the exports of the kit, by page. */
export const KIT_PAGES: Readonly<Record<string, readonly Described[]>> = {
  data: [appKit('index', /^(Load|queryOf|useQuery|QueryResult$|useAttempt|isApiError|messageOf)/)],
  session: [
    appKit('index', /^use(Session|Shell|Locale|PublicConfig|Consent|Counters|Favourites)$/),
    appKit('login'),
    { ...SHELL_API, only: /^(Session|SessionUser|Counters|Favourites)$/ },
  ],
  links: [appKit('router', /^(Link|NavLink|useNavigate|Navigate|useParams|useHref)$/)],
  forms: [
    appKit('use-submit'),
    appKit('index', /^useDraft$/),
    { ...appKit('problems-of'), module: '@domizil/app-kit/problems' },
  ],
  fields: [parts(/(Field|Combobox|RangeSlider|PillGroup|^Button)$/)],
  charts: [parts(/^Histogram$/)],
  tests: [
    { module: '@domizil/testing', declarations: 'packages/tools/testing/dist/index.d.ts' },
    { module: '@domizil/shell-api/stand-in', declarations: 'packages/platform/shell-api/dist/stand-in.d.ts' },
  ],
}

/** Where the calls of the backend are declared, and the page that lists them. */
export const CALLS = { page: 'calls', folder: 'packages/product/api/src/calls' } as const

/** Stands on each of these pages: what is before it is written by hand, what is behind it is made. */
export const MARK = '<!-- Made by `npm run api` from what the packages declare. -->'
