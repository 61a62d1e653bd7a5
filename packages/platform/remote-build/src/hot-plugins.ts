import path from 'node:path'
import { rspack, type RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const CLIENT = path.join(import.meta.dirname, '../hot-client.mjs')

/** What exchanges changed modules in open pages, where components keep their state. */
export function hotPlugins(folder: string): RspackPluginInstance[] {
  return [
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin(),
    // Part of every entry: that of the container, too.
    new rspack.EntryPlugin(folder, CLIENT, { name: undefined }),
  ]
}
