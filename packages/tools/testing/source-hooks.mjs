import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import { swcOptions } from './swc-options.mjs'

// Node's hooks for modules: https://nodejs.org/api/module.html#customization-hooks

const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href

/** Packages of this repository are imported from their sources. */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true }
  return next(specifier, { ...context, conditions: ['@domizil/source', ...context.conditions] })
}

/** Takes the types away, and leaves a source map for stack traces. */
export async function load(url, context, next) {
  const { pathname } = new URL(url)
  if (!/\.tsx?$/.test(pathname)) return next(url, context)

  const filename = fileURLToPath(new URL(pathname, url))
  const options = { ...swcOptions(pathname.endsWith('x')), filename, sourceMaps: 'inline' }
  const { code } = await transform(await readFile(filename, 'utf8'), options)
  return { format: 'module', source: code, shortCircuit: true }
}
