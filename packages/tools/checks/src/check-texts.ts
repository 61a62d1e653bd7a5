import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from './workspaces.ts'
import { sourceFiles } from './source-files.ts'
import { compareTexts } from './texts/compare-texts.ts'
import { messageFolders } from './texts/message-folders.ts'
import { repeatedIds } from './texts/repeated-ids.ts'
import { verifyLanguages } from './texts/verify-languages.ts'

const apps = workspacesOf(process.cwd()).filter((app) => existsSync(join(app, 'messages')))
const problems = apps.flatMap((app) => problemsOf(app).map((problem) => `${app}: ${problem}`))

for (const problem of problems) console.error(problem)
console.log(`The texts of ${apps.length} apps read, ${problems.length} problems.`)

process.exitCode = problems.length > 0 || apps.length === 0 ? 1 : 0

function problemsOf(app: string): string[] {
  const folders = messageFolders(join(app, 'messages'))
  const languages = folders.flatMap((folder) => verifyLanguages(folder) || [])
  if (languages.length > 0) return languages

  const sources = sourceFiles(join(app, 'src')).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return [...repeatedIds(folders.map(idsOf)), ...compareTexts(folders.flatMap(idsOf), sources)]
}

function idsOf(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')) as object)
}
