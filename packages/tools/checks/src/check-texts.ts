import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceFiles } from './source-files.ts'
import { borrowedTexts } from './texts/borrowed-texts.ts'
import { compareTexts, type Source } from './texts/compare-texts.ts'
import { forgottenTexts } from './texts/forgotten-texts.ts'
import { messageFolders } from './texts/message-folders.ts'
import { repeatedIds } from './texts/repeated-ids.ts'
import { verifyLanguages } from './texts/verify-languages.ts'
import { workspacesOf } from './workspaces.ts'

interface Speaker {
  readonly workspace: string
  readonly folders: readonly string[]
  readonly sources: readonly Source[]
  /** The folders of packages whose texts it takes over. */
  readonly borrowed: readonly string[]
  readonly problems: readonly string[]
}

const workspaces = workspacesOf(process.cwd()).filter((workspace) => existsSync(join(workspace, 'messages')))
const speakers = workspaces.map(speakerOf)
const languages = verifyLanguages(speakers.flatMap(({ folders }) => folders))
const problems = languages
  ? [languages]
  : speakers.flatMap((speaker) => problemsOf(speaker).map((problem) => `${speaker.workspace}: ${problem}`))

for (const problem of problems) console.error(problem)
console.log(`The texts of ${speakers.length} workspaces read, ${problems.length} problems.`)

process.exitCode = problems.length > 0 || speakers.length === 0 ? 1 : 0

function speakerOf(workspace: string): Speaker {
  const folders = messageFolders(join(workspace, 'messages'))
  const sources = sourceFiles(join(workspace, 'src')).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
  // Its routes name texts for the navbar.
  const routes = join(workspace, 'routes.json')
  if (existsSync(routes)) {
    sources.push({ path: routes, text: `export default ${readFileSync(routes, 'utf8')}` })
  }
  const taken = folders.map(borrowedTexts)

  return {
    workspace,
    folders,
    sources,
    borrowed: [...new Set(taken.flatMap(({ bundles }) => bundles))].map(folderOf),
    problems: taken.flatMap((one) => one.problems),
  }
}

/** `@domizil/app-kit/messages/stay` → `packages/platform/app-kit/messages/stay` */
function folderOf(bundle: string): string {
  const [, name = '', ...path] = bundle.split('/')

  return join(workspaces.find((workspace) => basename(workspace) === name) ?? name, ...path)
}

/** The folders of the packages that a package depends on: who takes the package over takes over their texts. */
function countedOn(workspace: string): string[] {
  if (!workspace.includes('packages/')) return []
  const { dependencies = {} } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    dependencies?: object
  }

  return speakers
    .filter((other) => `@domizil/${basename(other.workspace)}` in dependencies)
    .flatMap((other) => other.folders)
}

function problemsOf({ workspace, folders, sources, borrowed, problems: found }: Speaker): string[] {
  if (found.length > 0) return [...found]

  const ids = { own: folders.flatMap(idsOf), borrowed: [...borrowed, ...countedOn(workspace)].flatMap(idsOf) }
  const borrowers = speakers.filter((other) => other.borrowed.some((folder) => folders.includes(folder)))
  return [
    ...repeatedIds([...folders, ...borrowed].map(idsOf)),
    ...forgottenTexts(
      sources,
      speakers.flatMap((other) => other.folders),
      borrowed,
    ),
    ...compareTexts(
      ids,
      sources,
      borrowers.flatMap((other) => other.sources),
    ),
  ]
}

function idsOf(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')) as object)
}
