// `npm run supply-chain`: writes what the product is made of as CycloneDX (.domizil/sbom.json), and fails for a licence or
// a known weakness. Needs the network for the weaknesses only, and says if it had none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, runPnpm } from './install.mjs'
import { HOME } from './paths.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { refuseWeaknesses } from './weaknesses.mjs'

const PARTS = ['@domizil/launch...', './shell...', './mf-*...'].flatMap((part) => ['--filter', part])
const SBOM = join(HOME, 'sbom.json')

/** Licences that ask for nothing but their text. */
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Zlib|PSF-2\.0|Python-2\.0)$/

/** Packages with any other licence, and why we may ship them. */
const EXCEPTIONS = {
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0: loaded at run time, unchanged',
  '@img/sharp-libvips-linuxmusl-x64': 'LGPL-3.0: loaded at run time, unchanged',
  'libheif-js': 'LGPL-3.0: loaded at run time, unchanged (ADR 34)',
  'ical.js': 'MPL-2.0: unchanged',
  '@expo-google-fonts/figtree': 'MIT, and OFL-1.1 for the font, unchanged',
  '@fontsource-variable/figtree': 'OFL-1.1: a font, unchanged',
  '@fontsource/unifontex': 'OFL-1.1: a font, unchanged',
  'dejavu-fonts-ttf': 'licences of Bitstream and Arev: fonts, unchanged',
  'png-js': 'MIT by its file LICENSE',
  '@antv/g2-extension-plot': 'by its file LICENSE: MIT',
}

await exitWithMessage(async () => {
  await ensureInstalled()
  await runPnpm(
    [...PARTS, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--out', SBOM],
    'Listing the packages',
  )
  const { components } = JSON.parse(readFileSync(SBOM, 'utf8'))
  console.log(`${components.length} packages stand in ${SBOM}.`)

  const problems = licenceProblems(components)
  if (problems.length > 0) throw new Problem(problems.join('\n'))
  await refuseWeaknesses('low')
})

function licenceProblems(components) {
  const others = components.filter(({ group, name, licenses = [] }) => {
    const full = group ? `${group}/${name}` : name
    return group !== '@domizil' && !isFree(licenses) && !EXCEPTIONS[full]
  })
  return others.map(
    ({ group, name, version, licenses = [] }) =>
      `${group ? `${group}/` : ''}${name} ${version} has the licence "${textOf(licenses)}", which is not named here.`,
  )
}

/** One of several to choose from is enough; of several together each counts. */
function isFree(licenses) {
  const words = textOf(licenses).replace(/[()]/g, '')
  return words.split(/ or /i).some((choice) => choice.split(/ and /i).every((one) => FREE.test(one.trim())))
}

function textOf(licenses) {
  return licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ')
}
