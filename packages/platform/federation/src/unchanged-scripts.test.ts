import { expect, test } from '@jest/globals'
import { unchangedScripts } from './unchanged-scripts.ts'

const shell = (version: string, files: Record<string, string>) => ({
  name: 'shell',
  version,
  entry: 'main.js',
  files,
})

test('a script that earlier releases have published has the address of the first of them', () => {
  const first = shell('1.0.0', { 'react.js': 'sha256-react' })
  const second = shell('1.1.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })
  const third = shell('1.2.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })

  expect(unchangedScripts(third, [first, second])).toEqual({
    '/remotes/shell/1.2.0/react.js': '/remotes/shell/1.0.0/react.js',
    '/remotes/shell/1.2.0/router.js': '/remotes/shell/1.1.0/router.js',
  })
})

test('a script of the same name with other bytes keeps its own address', () => {
  const first = shell('1.0.0', { 'react.js': 'sha256-old' })

  expect(unchangedScripts(shell('1.1.0', { 'react.js': 'sha256-new' }), [first])).toEqual({})
})

test('the entry and style sheets keep their own addresses, which name others beside them', () => {
  const files = { 'main.js': 'sha256-main', 'page.css': 'sha256-page' }

  expect(unchangedScripts(shell('1.1.0', files), [shell('1.0.0', files)])).toEqual({})
})
