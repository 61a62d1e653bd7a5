// proves 9.16
import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import tokens from '../theme/theme.tokens.json' with { type: 'json' }

const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')

test('the style sheet has the brand colours of the theme', () => {
  const written = Object.keys(tokens.brand).map((shade) => [shade, valueOf(`--brand-${shade}`)])

  expect(Object.fromEntries(written)).toEqual(tokens.brand)
})

test('colours, corners and font equal those of the antd theme', () => {
  const { colorTextBase, colorTextSecondary, colorBorder, colorBgLayout, borderRadius, colorSuccess } =
    tokens.antd.token

  expect(valueOf('--ink')).toBe(colorTextBase)
  expect(valueOf('--ink-muted')).toBe(colorTextSecondary)
  expect(valueOf('--line-strong')).toBe(colorBorder)
  expect(valueOf('--paper')).toBe(colorBgLayout)
  expect(valueOf('--radius')).toBe(`${borderRadius}px`)
  expect(valueOf('--ok')).toBe(colorSuccess)
  expect(valueOf('--line-control')).toBe(tokens.antd.components.Switch.colorTextQuaternary)
})

function valueOf(name: string): string | undefined {
  return css.match(new RegExp(`${name}: ([^;]+);`))?.[1]
}
