import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { load, loadAll } from 'js-yaml'

const ROOT = path.join(import.meta.dirname, '../../../../..')
const KUBERNETES = path.join(ROOT, 'packages/tools/launch/deploy/kubernetes')
/** How long a process takes at most to end after DRAIN_S. */
const LAST_WORDS_S = 15

/** What a file of others says: JSON.parse promises nothing either. */
type Tree = ReturnType<typeof JSON.parse>

/** A service with what it takes over, which this parser leaves under `<<`. */
function merged(value: Tree): Tree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { '<<': base, ...own } = value as Record<string, Tree>
  return { ...(base ? merged(base) : {}), ...own }
}

function services(): [string, Tree][] {
  const { services: all } = load(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, Tree>
  }
  return Object.entries(all).map(([name, service]) => [name, merged(service)])
}

function objects(): Tree[] {
  const kustomization = load(readFileSync(path.join(KUBERNETES, 'kustomization.yaml'), 'utf8')) as {
    resources: string[]
  }
  return kustomization.resources.flatMap(
    (file) => loadAll(readFileSync(path.join(KUBERNETES, file), 'utf8')) as Tree[],
  )
}

const ofKind = (kind: string) => objects().filter((one) => String(one.kind) === kind)
const nameOf = (one: Tree) => String(one.metadata?.name)
const podsOf = (one: Tree) => one.spec?.template?.spec

test.each(services())(
  'the container %s has limits, bounded logs, a network and no new privileges',
  (_, service) => {
    const { deploy, logging, networks, security_opt: options } = service
    const limits = deploy?.resources?.limits

    expect([typeof limits?.cpus, typeof limits?.memory]).toEqual(['string', 'string'])
    expect(logging?.options).toMatchObject({ 'max-size': expect.any(String) })
    expect(networks).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(options).toEqual(['no-new-privileges:true'])
  },
)

test('the containers of our image drop all capabilities, and are waited for longer than they take to end', () => {
  const ours = services().filter(([, { image }]) => String(image) === 'domizil')

  expect(ours.map(([name]) => name)).toEqual(['site', 'migrate', 'api'])
  for (const [, service] of ours) {
    const drain = Number(service.environment?.DRAIN_S ?? 0)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(Number.parseInt(String(service.stop_grace_period), 10)).toBeGreaterThan(drain + LAST_WORDS_S)
  }
})

test('only the proxy is reached from outside', () => {
  expect(services().flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy'])
})

test('every deployment in Kubernetes has three probes, limits, an unprivileged user and time to end', () => {
  const [config] = ofKind('ConfigMap')
  const drain = Number(config?.data?.DRAIN_S)
  const deployments = ofKind('Deployment')

  expect(deployments.map(nameOf)).toEqual(['api', 'site'])
  for (const pods of deployments.map(podsOf)) {
    expect(pods).toMatchObject({
      securityContext: { runAsNonRoot: true },
      containers: [
        {
          startupProbe: { httpGet: { path: expect.stringMatching(/\/health\/started$/) } },
          livenessProbe: { httpGet: { path: expect.stringMatching(/\/health\/live$/) } },
          readinessProbe: { httpGet: { path: expect.stringMatching(/\/health\/ready$/) } },
          resources: { limits: { memory: expect.any(String) } },
          securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        },
      ],
    })
    expect(Number(pods.terminationGracePeriodSeconds)).toBeGreaterThan(drain + LAST_WORDS_S)
  }
})

test('services, budgets, autoscalers and policies select pods that exist, and the job migrates before', () => {
  const parts = [...ofKind('Deployment'), ...ofKind('Job')].map((one) =>
    String(one.spec?.template?.metadata?.labels?.part),
  )
  const selectors = [
    ...ofKind('Service').map((one) => one.spec?.selector),
    ...ofKind('PodDisruptionBudget').map((one) => one.spec?.selector?.matchLabels),
    ...ofKind('NetworkPolicy').map((one) => one.spec?.podSelector?.matchLabels),
  ]
  const scaled = ofKind('HorizontalPodAutoscaler').map((one) => String(one.spec?.scaleTargetRef?.name))

  expect(selectors.filter((one) => one?.part && !parts.includes(String(one.part)))).toEqual([])
  expect(scaled).toEqual(['api', 'site'])
  expect(podsOf(ofKind('Job')[0]).containers?.[0]?.command).toEqual(['node', 'dist/migrate.js'])
})
