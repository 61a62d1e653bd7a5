const SENTENCES = {
  ANSWERED: {
    en: 'answered with {status}',
    de: 'hat mit {status} geantwortet',
    es: 'ha respondido con {status}',
  },
  DAMAGED: { en: 'is damaged: {file}', de: 'ist beschädigt: {file}', es: 'está dañada: {file}' },
  NEEDS_EXPORT: {
    en: 'needs {name} of {module}, which the shell does not have',
    de: 'braucht {name} aus {module}, was die Shell nicht hat',
    es: 'necesita {name} de {module}, que el shell no tiene',
  },
  NEEDS_OTHER_EXPORT: {
    en: 'needs {name} {wanted} of {module}, the shell has {provided}',
    de: 'braucht {name} {wanted} aus {module}, die Shell hat {provided}',
    es: 'necesita {name} {wanted} de {module}, el shell tiene {provided}',
  },
  NEEDS_SHELL_API: {
    en: 'needs shell-api {wanted}, the shell speaks {provided}',
    de: 'braucht shell-api {wanted}, die Shell spricht {provided}',
    es: 'necesita shell-api {wanted}, el shell habla {provided}',
  },
  NEEDS_VERSION: {
    en: 'needs {name} {wanted}, the shell has {provided}',
    de: 'braucht {name} {wanted}, die Shell hat {provided}',
    es: 'necesita {name} {wanted}, el shell tiene {provided}',
  },
  NO_CHANNEL: {
    en: 'there is no channel "{channel}"',
    de: 'es gibt keinen Kanal „{channel}“',
    es: 'no existe el canal «{channel}»',
  },
  NOT_IN_REGISTRY: {
    en: 'is not in the registry',
    de: 'steht nicht im Verzeichnis',
    es: 'no está en el registro',
  },
  NOT_AS_PUBLISHED: {
    en: 'is not the release that was published',
    de: 'ist nicht die Version, die veröffentlicht wurde',
    es: 'no es la versión que se publicó',
  },
  NOT_THE_REMOTE: {
    en: 'is {name}, not the remote {wanted}',
    de: 'ist {name}, nicht die Anwendung {wanted}',
    es: 'es {name}, no la aplicación {wanted}',
  },
  ROUTE_TAKEN: {
    en: 'The route {path} of {owner} belongs to {taken} already.',
    de: 'Die Adresse {path} von {owner} gehört schon zu {taken}.',
    es: 'La dirección {path} de {owner} ya pertenece a {taken}.',
  },
  SILENT: {
    en: 'does not answer: is `npm run dev` running there?',
    de: 'antwortet nicht: Läuft dort `npm run dev`?',
    es: 'no responde: ¿está en marcha allí `npm run dev`?',
  },
  MISSING: { en: 'is missing', de: 'fehlt', es: 'falta' },
  UNREACHABLE: { en: 'could not be fetched', de: 'war nicht zu laden', es: 'no se pudo cargar' },
  UNREADABLE: { en: 'cannot be read', de: 'ist nicht zu lesen', es: 'no se puede leer' },
  UNTRUSTED: {
    en: 'is not signed by a team that this site trusts',
    de: 'ist von keinem Team unterschrieben, dem diese Website vertraut',
    es: 'no está firmada por un equipo en el que este sitio confíe',
  },
} as const

const MORE = { en: ' (and {more} more)', de: ' (und {more} weitere)', es: ' (y {more} más)' } as const

type Language = keyof typeof MORE
type Values = Readonly<Record<string, string | number>>

/** Why a version cannot be served: a stable code, and what its sentence names. It is said in the reader's language. */
export interface Problem {
  readonly code: keyof typeof SENTENCES
  readonly values?: Values
  /** The number of further problems of its kind. */
  readonly more?: number
  /** The version that it is about, as in `mf-search 2.0.0`; left out where the place says it. */
  readonly of?: string
}

/** A version with a problem. */
export interface RefusedVersion {
  readonly version: string
  readonly problem: Problem
  /** The problem in words, where it is sent to a shell that may be older than its code. */
  readonly reason?: string
}

/** Whether a problem can be said here: one of a newer gateway may have no words. */
export function isKnownProblem({ code }: Problem): boolean {
  return Object.hasOwn(SENTENCES, code)
}

/** A problem in words; in English for teams. One of a newer gateway or registry, without words here, is its code. */
export function problemSentence(
  { code, values = {}, more = 0, of }: Problem,
  language: Language = 'en',
): string {
  const frame = isKnownProblem({ code }) ? SENTENCES[code][language] : code
  const sentence = fill(more > 0 ? frame + MORE[language] : frame, { ...values, more })
  return of === undefined ? sentence : `${of} ${sentence}`
}

/** Several problems in words. */
export function problemSentences(problems: readonly Problem[], language?: Language): string {
  return problems.map((problem) => problemSentence(problem, language)).join('; ')
}

function fill(frame: string, values: Values): string {
  return frame.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
