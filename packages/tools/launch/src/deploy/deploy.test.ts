// proves 18.19
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { loadAll } from 'js-yaml'
import { kubernetesProblems } from '../testing/kubernetes-problems.ts'
import { findHelm, RENDERED, render, renderFile, stampOf } from './chart.ts'

const HELM = findHelm()
const withHelm = HELM ? describe : describe.skip
if (!HELM) console.warn('NO HELM ON THIS MACHINE: only the objects that it has rendered before are checked')

/** How long a process takes at most to end after DRAIN_S. */
const LAST_WORDS_S = 15

/** What a file of others says: JSON.parse promises nothing either. */
type Tree = ReturnType<typeof JSON.parse>

const objectsIn = (yaml: string) => (loadAll(yaml) as Tree[]).filter(Boolean)
const objects = () => objectsIn(readFileSync(RENDERED, 'utf8'))
const PART = 'app.kubernetes.io/component'
const ofKind = (kind: string) => objects().filter((one) => String(one.kind) === kind)
const nameOf = (one: Tree) => String(one.metadata?.name)
const podsOf = (one: Tree) => one.spec?.template?.spec

test('pods in Kubernetes have three probes, limits, an unprivileged user and time to shut down', () => {
  const [config] = ofKind('ConfigMap')
  const drain = Number(config?.data?.DRAIN_S)
  const deployments = ofKind('Deployment').filter((one) => nameOf(one) !== 'domizil-registry')

  expect(deployments.map(nameOf)).toEqual(['domizil-api', 'domizil-site'])
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

test('the registry is one pod with a volume, filled by its image, and followed by sites and backends', () => {
  const byName = Object.fromEntries(ofKind('Deployment').map((one) => [nameOf(one), one]))
  const { strategy } = byName['domizil-registry'].spec
  const { initContainers, volumes } = podsOf(byName['domizil-registry'])
  const [claim] = ofKind('PersistentVolumeClaim').map(nameOf)
  const registryOf = (name: string) =>
    podsOf(byName[name]).containers[0].env.filter((one: Tree) => String(one.name).startsWith('REGISTRY_'))

  expect(strategy).toEqual({ type: 'Recreate' })
  expect(initContainers[0].command).toEqual(['node', 'dist/bring-versions.js'])
  expect(volumes).toContainEqual({ name: 'data', persistentVolumeClaim: { claimName: claim } })
  for (const [name, key] of [
    ['domizil-site', 'REGISTRY_SITE_TOKEN'],
    ['domizil-api', 'REGISTRY_BACKEND_TOKEN'],
  ])
    expect(registryOf(name ?? '')).toEqual([
      { name: 'REGISTRY_URL', value: 'http://domizil-registry:8090/registry' },
      { name: 'REGISTRY_FOLDER', value: '/data/registry' },
      { name: 'REGISTRY_TOKEN', valueFrom: { secretKeyRef: { name: 'domizil-registry', key } } },
    ])
})

test('pods have disk limits, and cannot reach internal addresses of the cluster', () => {
  const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(podsOf)
  const containers = pods.flatMap((one) => [...(one.initContainers ?? []), ...one.containers])
  const folders = pods.flatMap((one) => one.volumes).filter((volume: Tree) => volume.emptyDir)
  const [everywhere] = ofKind('NetworkPolicy').filter((one) => nameOf(one) === 'domizil-public-addresses')
  const [{ to }] = everywhere.spec.egress

  for (const { resources } of containers)
    expect(resources.limits['ephemeral-storage']).toEqual(expect.any(String))
  for (const { emptyDir } of folders) expect(emptyDir.sizeLimit).toEqual(expect.any(String))
  expect(to[0].ipBlock.except).toEqual(
    expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
  )
})

test('selectors match existing pods, and the migration job runs before an upgrade', () => {
  const parts = [...ofKind('Deployment'), ...ofKind('Job')].map((one) =>
    String(one.spec?.template?.metadata?.labels?.[PART]),
  )
  const selectors = [
    ...ofKind('Service').map((one) => one.spec?.selector),
    ...ofKind('PodDisruptionBudget').map((one) => one.spec?.selector?.matchLabels),
    ...ofKind('NetworkPolicy').map((one) => one.spec?.podSelector?.matchLabels),
  ]
  const scaled = ofKind('HorizontalPodAutoscaler').map((one) => String(one.spec?.scaleTargetRef?.name))

  expect(selectors.filter((one) => one?.[PART] && !parts.includes(String(one[PART])))).toEqual([])
  expect(scaled).toEqual(['domizil-api', 'domizil-site'])
  const [job] = ofKind('Job')
  expect(podsOf(job).containers?.[0]?.command).toEqual(['node', 'dist/migrate.js'])
  expect(job?.metadata?.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
})

test('the migration job uses the owner’s role, whose password the backend does not get', () => {
  const [config] = ofKind('ConfigMap')
  const [api] = ofKind('Deployment').filter((one) => nameOf(one) === 'domizil-api')
  const [{ env }] = podsOf(ofKind('Job')[0]).containers
  const ofJob = (name: string) => env.filter((one: Tree) => one.name === name)

  expect(ofJob('DATABASE_URL')).toEqual([
    { name: 'DATABASE_URL', value: expect.stringContaining('//domizil_owner@') },
  ])
  const [{ valueFrom }] = ofJob('DATABASE_PASSWORD')
  expect(config?.data?.DATABASE_URL).toContain('//domizil_app@')
  expect(JSON.stringify(podsOf(api))).not.toContain(valueFrom.secretKeyRef.name)
})

test('the rendered objects are up to date, and valid for the Kubernetes API', () => {
  expect(readFileSync(RENDERED, 'utf8')).toContain(`# chart ${stampOf()}\n`)
  expect(kubernetesProblems(objects())).toEqual([])
})

test('a field unknown to Kubernetes is reported at any depth', () => {
  const deployment = structuredClone(ofKind('Deployment')[0])
  deployment.spec.template.spec.containers[0].livenessProbe.httpGet.pathname = '/'

  expect(kubernetesProblems([deployment])).toEqual([expect.stringContaining('pathname')])
})

withHelm('with Helm', () => {
  const helm = HELM ?? ''

  test('rendering the chart gives the committed file', () => {
    expect(renderFile(helm)).toBe(readFileSync(RENDERED, 'utf8'))
  })

  test.each([
    [
      [
        'autoscaling.enabled=false',
        'ingress.enabled=false',
        'networkPolicies.enabled=false',
        'secrets.seal=',
      ],
    ],
    [['registry.storage.className=fast', 'image.pullSecrets={key}', 'image.tag=v7', 'settings.DRAW_PAGES=x']],
    [['migrate.enabled=false', 'ingress.tlsSecret=', 'ingress.className=', 'drainSeconds=0']],
  ])('with the values %j all rendered objects are valid', (values) => {
    const rendered = objectsIn(render(helm, values))

    expect(rendered.filter(({ kind }) => String(kind) === 'Deployment')).toHaveLength(3)
    expect(kubernetesProblems(rendered)).toEqual([])
  })

  test.each(['settings.METRICS_PORT=', 'replica=3', 'settings.data_key=x', 'drainSeconds=soon'])(
    'the chart value %s is refused by its schema',
    (value) => {
      expect(() => render(helm, [value])).toThrow('values')
    },
  )

  test.each([
    ['api.replicas.max=1', 'api.replicas.min is 2, which is more than max, 1.'],
    ['site.replicas.min=9', 'site.replicas.min is 9, which is more than max, 8.'],
    ['databaseConnections=80', '9 backends, one of them during an upgrade, open 9 connections each'],
  ])('the chart value %s is refused with a sentence', (value, sentence) => {
    expect(() => render(helm, [value])).toThrow(sentence)
  })
})
