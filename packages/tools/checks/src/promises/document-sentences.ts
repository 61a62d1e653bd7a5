import ts from 'typescript-6'
import { isSentence } from './is-sentence.ts'

const WORDS = 7
const CODE = /^ *```[\s\S]*?^ *```|^ {4}(?=npm|node|MAP_FILE).*$/gm
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const ITEM = /\n(?=\s*(?:[-*]|\d+\.) )/
const END = /(?<=[.!?]["”)]?) (?=[A-Z“"(`])|(?<=:) (?=[A-Z“"])/
const MARK = /^\s*(?:[-*]|\d+\.) /

/** The sentences of a page in Markdown, named by their first words; a row of a table is named by its first cell. */
export function sentencesOfPage(markdown: string): Record<string, string> {
  const blocks = markdown.replace(CODE, '').split(/\n{2,}/)
  return named(blocks.flatMap((block) => sentencesOfBlock(block.replace(/^#.*\n?/, ''))))
}

/** The sentences that a source writes into a file, named by their first words; of several languages, only the English ones. */
export function sentencesOfSource(source: string): Record<string, string> {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest)
  return named(literalsOf(englishOf(file) ?? file).filter(isSentence))
}

function sentencesOfBlock(block: string): string[] {
  const rows = block.split('\n').filter((line) => line.startsWith('|'))
  if (rows.length > 0) return rows.slice(2).map((row) => `${row.split(/(?<!\\)\|/)[1]?.trim() ?? ''}.`)

  return block
    .split(ITEM)
    .map((item) => item.replace(MARK, '').replace(LINK, '$1').replace(/\s+/g, ' ').trim())
    .flatMap((item) => item.split(END))
    .map((sentence) => sentence.replace(/[`*]/g, ''))
    .filter(isSentence)
}

function named(sentences: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    sentences.map((sentence) => [sentence.split(' ').slice(0, WORDS).join(' '), sentence]),
  )
}

/** What stands under `en` where a table has a column for each language. */
function englishOf(node: ts.Node): ts.Node | undefined {
  const isEnglish = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'en'
  return isEnglish ? node : ts.forEachChild(node, englishOf)
}

/** All texts below a node; what is filled in is `…`. */
function literalsOf(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) ? [node.text] : []
  if (ts.isTemplateExpression(node)) {
    own.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
  }
  const below: string[] = []
  ts.forEachChild(node, (child) => void below.push(...literalsOf(child)))
  return [...own, ...below]
}
