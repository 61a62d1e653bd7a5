// All import rules. Every rule has a planted violation in src/imports that proves it.
import house from './house.mjs'
import workspaces from './workspaces.mjs'
import rooms from './rooms.mjs'
import vendors from './vendors.mjs'

export default {
  forbidden: [...workspaces, ...vendors, ...rooms, ...house],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What we build ourselves, and the repository that `domizil new` writes; the entry of most vendors lies in a `dist` as well.
    exclude: { path: '^(?!.*node_modules).*(dist|\\.domizil|cli/template)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@domizil/source', 'browser', 'import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
