import { expect, test } from '@jest/globals'
import { forgottenTexts } from './forgotten-texts.ts'

const FOLDER = 'packages/platform/app-kit/messages/stay'
const sources = [{ path: 'page.tsx', text: "import { StayDates } from '@domizil/app-kit/stay'" }]

test('a module imported together with its texts is accepted', () => {
  expect(forgottenTexts(sources, [FOLDER], [FOLDER])).toEqual([])
})

test('a module imported without its texts is reported', () => {
  expect(forgottenTexts(sources, [FOLDER], [])).toEqual([
    'page.tsx imports @domizil/app-kit/stay, whose texts are not taken over',
  ])
})
