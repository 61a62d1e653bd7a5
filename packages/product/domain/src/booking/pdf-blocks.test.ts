// proves 22.3
import { expect, test } from '@jest/globals'
import { blocksOf, type PageItem, type TagNode } from './pdf-blocks.ts'

const content = (id: string) => ({ type: 'content', id })
const node = (role: string, children: TagNode['children'], lang?: string): TagNode => ({
  role,
  children,
  ...(lang && { lang }),
})
/** Tagged content of one or more lines. */
const says = (id: string, ...lines: string[]): PageItem[] => [
  { type: 'beginMarkedContentProps', id },
  ...lines.map((str, at) => ({ str, hasEOL: at < lines.length - 1 })),
  { type: 'endMarkedContent' },
]
const foot: PageItem[] = [
  { type: 'beginMarkedContentProps' },
  { str: 'Domizil · 1 / 2', hasEOL: false },
  { type: 'endMarkedContent' },
]

test('headings, paragraphs and tables are read in order, without the footer', () => {
  const tree = node('Root', [
    node('Document', [
      node('H1', [content('a')]),
      node('Table', [
        node('TR', [node('TH', [content('b')]), node('TH', [content('c')])]),
        node('TR', [node('TD', [content('d')]), node('TD', [content('e')])]),
      ]),
      node('P', [content('f')], 'en-GB'),
    ]),
  ])
  const items = [
    ...says('a', 'Mietvertrag'),
    ...says('b', 'Tag'),
    ...says('c', 'Betrag'),
    ...says('d', '01.03.2027'),
    ...says('e', '1.200 €', 'monatlich'),
    ...says('f', 'Rental', 'agreement'),
    ...foot,
  ]

  expect(blocksOf(tree, items)).toEqual([
    { kind: 'heading', text: 'Mietvertrag' },
    {
      kind: 'table',
      rows: [
        { isHead: true, cells: ['Tag', 'Betrag'] },
        { isHead: false, cells: ['01.03.2027', '1.200 €\nmonatlich'] },
      ],
    },
    { kind: 'paragraph', text: 'Rental agreement', lang: 'en-GB' },
  ])
})

test('a word split at the end of a line is joined', () => {
  const tree = node('Root', [node('P', [content('a')])])

  expect(blocksOf(tree, says('a', 'Ihre E-', 'Mail und 12 –', '14 Tage'))).toEqual([
    { kind: 'paragraph', text: 'Ihre E-Mail und 12 – 14 Tage', lang: undefined },
  ])
})

test.each<[string, TagNode | null, PageItem[]]>([
  ['has no tags', null, says('a', 'Text')],
  [
    'shows text outside of its tags',
    node('Root', [node('P', [content('a')])]),
    [...says('a', 'x'), { str: 'But!' }],
  ],
  ['has tags without text', node('Root', []), []],
])('a page that %s has no readable text', (_what, tree, items) => {
  expect(blocksOf(tree, items)).toBeUndefined()
})
