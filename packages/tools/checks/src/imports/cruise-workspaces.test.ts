import { expect, test } from '@jest/globals'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { CONFIG, cruiseWorkspaces } from './cruise-workspaces.ts'
import { type Files, plantTree } from './testing/plant-tree.ts'
import { PLANTS } from './testing/planted-violations.ts'
import { plantTogether } from './testing/plant-together.ts'

const VENDORS = [
  '@ant-design/charts',
  '@electric-sql/pglite',
  '@module-federation/enhanced',
  '@react-google-maps/api',
  'antd',
  'react-router-dom',
  'dayjs',
  'fastify',
  'jotai',
  'keycloak-js',
  'ky',
  'kysely',
  'negotiator',
  'oidc-provider',
  'ol',
  'pg',
  'pmtiles',
  'playwright',
  'prom-client',
  '@aws-sdk/client-s3',
  'react-day-picker',
  'pdfjs-dist',
  'libphonenumber-js',
  'typebox',
]

async function cruisePlanted(files: Files) {
  const { root, remove } = plantTree(files, VENDORS)
  try {
    return await cruiseWorkspaces(root)
  } finally {
    remove()
  }
}

/** Each tree is read once, for all that is planted in it. */
const TREES = plantTogether(PLANTS).map((tree) => {
  let report: ReturnType<typeof cruisePlanted> | undefined
  return { ...tree, read: () => (report ??= cruisePlanted(tree.files)) }
})

test.each(
  TREES.flatMap(({ plants, ...tree }) =>
    plants.map((plant) => ({ ...plant, in: Object.keys(plant.files)[0], tree })),
  ),
)('the rule $rule reports $in', async ({ rule, files, tree }) => {
  const { violations } = await tree.read()

  const found = violations.filter(({ from }) => from in files || !(from in tree.files))
  expect([...new Set(found.map((violation) => violation.rule))]).toEqual([rule])
})

test('every import rule has an example that breaks it', async () => {
  const options = await extractDepcruiseOptions(CONFIG)

  const rules = options.ruleSet?.forbidden?.map(({ name }) => name)

  expect([...new Set(PLANTS.map(({ rule }) => rule))].toSorted()).toEqual(rules?.toSorted())
})

test('allowed imports break no rule', async () => {
  const { violations } = await cruisePlanted({
    'mf-flat/src/app/remote.tsx': "import '../pages/flat-page.tsx'\nimport '@domizil/domain'\n",
    'mf-flat/src/pages/flat-page.tsx':
      "import { P } from '../features/price/p.tsx'\nexport const F = () => <P />\n",
    'mf-flat/src/features/price/p.tsx': "import '../../lib/round.ts'\nexport const P = () => <p>1 €</p>\n",
    'mf-flat/src/lib/round.ts': 'export const round = Math.round\n',
    'packages/product/domain/src/index.ts': "export * as dayjs from 'dayjs'\n",
    'shell/src/api/client.ts': "import 'ky'\n",
  })

  expect(violations).toEqual([])
})

test('a workspace of which no module is read is reported', async () => {
  const { modules, unseen } = await cruisePlanted({ 'mf-flat/messages/en.md': '' })

  expect({ modules, unseen }).toEqual({ modules: 0, unseen: ['mf-flat'] })
})
