import { load } from 'js-yaml'

/** What is read of a service. */
export interface Service {
  readonly image?: string
  readonly build?: object
  readonly read_only?: boolean
  readonly privileged?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly deploy?: { readonly resources?: { readonly limits?: { cpus?: string; memory?: string } } }
  readonly logging?: { readonly options?: Readonly<Record<string, string>> }
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly env_file?: readonly object[]
  readonly secrets?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly networks?: readonly string[]
  readonly network_mode?: string
  readonly restart?: string
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] }
  readonly stop_grace_period?: string
}

/** How long a process of ours takes at most to end after DRAIN_S. */
const LAST_WORDS_S = 15
const DIGEST = /@sha256:[0-9a-f]{64}$/
/** A variable that holds a secret itself. `…_FILE` only names one, and an access key's id is no secret. */
const SECRET = /(PASSWORD|SECRET|TOKEN|DATA_KEY|SMTP_URL|PRIVATE_KEY|SECRET_ACCESS_KEY)$/

/** The services of a compose file, each with what it takes over, which this parser leaves under `<<`. */
export function servicesOf(text: string): [string, Service][] {
  const { services } = load(text) as { services: Record<string, unknown> }
  return Object.entries(services).map(([name, service]) => [name, merged(service) as Service])
}

function merged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { '<<': base, ...own } = value as Record<string, unknown>
  const full = { ...(merged(base) as object | undefined), ...own }
  return Object.fromEntries(Object.entries(full).map(([key, one]) => [key, merged(one)]))
}

/** What keeps the containers of a compose file from running with as little as they need; empty if there is nothing. */
export function composeProblems(text: string): string[] {
  const declared = Object.keys((load(text) as { secrets?: object }).secrets ?? {})
  const services = servicesOf(text)
  const used = services.flatMap(([, { secrets = [] }]) => secrets)

  return [
    ...services.flatMap(([name, service]) =>
      serviceProblems(service, declared).map((problem) => `${name}: ${problem}`),
    ),
    ...declared
      .filter((secret) => !used.includes(secret))
      .map((secret) => `nothing uses the secret ${secret}`),
  ]
}

function serviceProblems(service: Service, declared: readonly string[]): string[] {
  const { deploy, logging, environment = {}, secrets = [], image = '', build, ports = [] } = service
  const limits = deploy?.resources?.limits
  const isJob = /^on-failure:\d$/.test(service.restart ?? '')
  const isDevelopment = service.profiles?.includes('development') ?? false

  const rules: Record<string, boolean> = {
    'its files are not read only': service.read_only === true,
    'it has capabilities': String(service.cap_drop) === 'ALL',
    'it may get new privileges': String(service.security_opt) === 'no-new-privileges:true',
    'it is privileged': !service.privileged,
    'its processor or memory has no limit': Boolean(limits?.cpus && limits.memory),
    'its log grows without end': Boolean(logging?.options?.['max-size'] && logging.options['max-file']),
    'it is not started again': isJob || service.restart === 'unless-stopped',
    // A job ends; that it has no check is said.
    'nothing checks its health': isJob
      ? service.healthcheck?.disable === true
      : Boolean(service.healthcheck?.test),
    'it is in no network that is named': Boolean(service.networks?.length || service.network_mode === 'none'),
    'its image has no digest': Boolean(build) || DIGEST.test(image),
    'it is ended before it has answered': !service.env_file || endsInTime(service),
    'it is reached from outside': ports.every((port) => !isDevelopment || port.startsWith('127.0.0.1:')),
  }

  return [
    ...Object.entries(rules).flatMap(([problem, isKept]) => (isKept ? [] : [problem])),
    ...Object.keys(environment)
      .filter((key) => SECRET.test(key))
      .map((key) => `${key} is a secret in the environment`),
    ...secrets.filter((one) => !declared.includes(one)).map((one) => `the secret ${one} is not declared`),
    ...Object.entries(environment)
      .filter(([key]) => key.endsWith('_FILE'))
      .filter(([, place]) => !secrets.some((one) => place === `/run/secrets/${one}`))
      .map(([key]) => `${key} names no secret of it`),
  ]
}

function endsInTime({ stop_grace_period: grace, environment }: Service): boolean {
  return Number.parseInt(String(grace), 10) > Number(environment?.DRAIN_S ?? 0) + LAST_WORDS_S
}

/** What keeps an image from being small, repeatable and unprivileged; empty if there is nothing. */
export function dockerfileProblems(text: string): string[] {
  const lines = text.split('\n').filter((line) => /^[A-Z]+ /.test(line))
  const stages = lines.flatMap((line) => /^FROM .* AS (\S+)$/.exec(line)?.[1] ?? [])
  const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const user = last.findLast((line) => line.startsWith('USER '))

  return [
    ...bases
      .filter((base) => !stages.includes(base) && !DIGEST.test(base))
      .map((base) => `${base} has no digest`),
    ...(user && !/^USER (root|0)\b/.test(user) ? [] : ['it runs as root']),
    ...(stages.length > 0 ? [] : ['what builds it stays in it']),
    ...lines.filter((line) => line.startsWith('ADD ')).map((line) => `${line}: COPY is enough`),
    ...lines
      .filter((line) => /^(ARG|ENV) /.test(line) && line.split(/[\s=]/).some((word) => SECRET.test(word)))
      .map((line) => `${line}: a secret stays in the image`),
  ]
}
