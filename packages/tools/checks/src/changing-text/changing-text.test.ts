// proves 14.3
import { expect, test } from '@jest/globals'
import { lintLines } from '../testing/lint-lines.ts'

/** The children that are refused, each of them in an element. */
function refused(children: readonly string[]): string[] {
  const source = children.map((child, at) => `export const line${at} = <p>${child}</p>`)
  const lines = lintLines('domizil', 'source.tsx', source.join('\n'))

  return lines.map((line) => children[line - 1] ?? '')
}

test('changing text beside other text in an element is found', () => {
  const planted = [
    '{count} flats',
    'flats: {count}',
    '{first} {last}',
    '{first}{" "}{last}',
    '{`${count} flats`} in {city}',
    '{isOpen && "open, "}until tomorrow',
    '{isOpen ? "open" : <b>shut</b>} until tomorrow',
    '<FormattedMessage id="one" values={{ count }} /> <FormattedMessage id="two" />',
    '<FormattedMessage id="one" />{reason && ` · ${reason}`}',
    '<FormattedMessage id={id} />, <b>one</b>',
    '{"text"}<>{count} flats</>',
    '{say("one", { count })} {say("two")}',
    '{say(id)}, <b>one</b>',
  ]

  expect(refused(planted)).toEqual(planted)
})

test('text that is alone in its element or does not change is not found', () => {
  const allowed = [
    '{count}',
    '{`${count} flats`}',
    '<b>{count}</b> flats',
    '<FormattedMessage id="one" /> <FormattedMessage id="two" />',
    '<FormattedMessage id={id} tagName="span" />, <b>{one}</b>',
    '{say("one")} {say("two")}',
    '{icon}{children}',
    '{isOpen && <b>open, </b>}until tomorrow',
    '{flats.map((flat) => <b>{flat}</b>)} and more',
    '{/* a word */}{count}',
  ]

  expect(refused(allowed)).toEqual([])
})
