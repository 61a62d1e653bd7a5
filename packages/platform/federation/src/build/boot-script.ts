import type { Configuration } from '@rspack/core'
import { moduleRules } from './module-rules.ts'
import type { HalfOptions } from './server-half.ts'

/**
 * The bundler's configuration of the guard that stands inline in the page, because it has to outlive a main script that
 * does not come. It cleans the folder of the host, and copies its fixed files.
 */
export function bootScript(
  folder: string,
  { rspack: bundler, isDevelopment, resolve, output }: HalfOptions,
): Configuration {
  return {
    name: 'boot',
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { boot: './src/boot/boot.ts' },
    output: { path: output, clean: true, filename: '[name].js', iife: true },
    resolve,
    module: { rules: moduleRules(isDevelopment) },
    plugins: [new bundler.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public' }] })],
    stats: 'errors-warnings',
  }
}
