import path from 'node:path'
import ts from 'typescript-6'

/** Where the types of an API version are. They are made from the official OpenAPI description. */
const MODULES: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'policy/v1': 'policy/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking/v1',
}

interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

/**
 * What Kubernetes would refuse in these objects, by the types of its API: fields that it does not know, at any depth, wrong
 * types, missing fields. Empty if there is nothing.
 */
export function kubernetesProblems(objects: readonly KubernetesObject[]): string[] {
  const source = objects.map(sourceOf).join('\n')
  const file = path.join(import.meta.dirname, 'kubernetes-objects.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  host.getSourceFile = (name, target, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, target)
      : getSourceFile.call(host, name, target, ...rest)

  const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
  return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** A literal: of those the compiler knows all fields. */
function sourceOf(object: KubernetesObject, at: number): string {
  const { apiVersion, kind } = object
  const from = MODULES[apiVersion]
  if (from === undefined) return `export const o${at}: never = '${apiVersion} ${kind}'`

  return `export const o${at}: import('kubernetes-types/${from}').${kind} = ${JSON.stringify(object)}`
}
