// proves 10.4, D10.8
import { LOCALES } from '@domizil/domain'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { TEXTS } from '../texts/texts.ts'
import { createPasswordJudge, type PasswordJudge } from './password-judge.ts'
import { passwordProblem } from './password-rules.ts'

const RITA = { firstName: 'Rita', lastName: 'Núñez-Öztürk', email: 'rita.neu@waldhaus.example' }

let judge: PasswordJudge

beforeAll(() => {
  judge = createPasswordJudge()
})

afterAll(() => judge.close())

const problemOf = (password: string, locale: (typeof LOCALES)[number] = 'en') =>
  passwordProblem(password, RITA, { judge, productName: 'Domizil', locale, texts: TEXTS[locale] })

test.each([
  ['spaces', '        '],
  ['one letter', 'aaaaaaaa'],
  ['a row of the German keyboard', 'qwertzuiop'],
  ['the lowest row of the German keyboard', 'yxcvbnm,'],
  ['a row of the Spanish keyboard', 'asdfghjklñ'],
  ['columns of the German keyboard', '1qay2wsx'],
  ['the site with a digit', 'domizil1'],
  ['the site with a year', 'Domizil2026'],
  ['a common German word', 'Passwort1'],
  ['a common Spanish word', 'contraseña1'],
  ['a common English word with signs for letters', 'P@ssw0rd!'],
  ['a German football club', 'Bundesliga'],
  ['a date', '12.03.1984'],
  ['the own first name with a year', 'Rita1984'],
  ['the own last name without its accents', 'nunez-ozturk'],
  ['the own address', 'rita.neu@waldhaus.example'],
  ['the domain of the own address', 'waldhaus1'],
])('a password made of %s is refused: %s', async (_, password) => {
  expect(await problemOf(password)).toContain('too easy to guess')
})

test.each([
  'correct horse battery',
  'piano window seven',
  'zuhause-auf-zeit',
  'zapato cuerda niebla',
  'xT9#mQ2!vLp4',
])('the password "%s" is accepted', async (password) => {
  expect(await problemOf(password)).toBeUndefined()
})

test('a password made of someone’s own name is refused to that person, and accepted from others', async () => {
  const password = 'ÖztürkWaldhaus'

  const stranger = { firstName: 'Tim', lastName: 'Kern', email: 'tim@example.com' }
  const rules = { judge, productName: 'Domizil', locale: 'en', texts: TEXTS.en } as const

  expect(await passwordProblem(password, stranger, rules)).toBeUndefined()
  expect(await problemOf(password)).toContain('your name, your e-mail address')
})

test.each(LOCALES)('the reason for refusing a password is in %s', async (locale) => {
  const reasons = { en: 'It contains your name', de: 'Es enthält Ihren Namen', es: 'Contiene su nombre' }

  expect(await problemOf('domizil1', locale)).toContain(reasons[locale])
})

test('the longest password does not take much longer to judge than a usual one', async () => {
  await problemOf('warm up the thread')
  const before = process.cpuUsage()

  await problemOf('p4$$w0rd'.repeat(16))

  // Of the processor, all threads of this process: by the clock a busy machine would count too.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(5000)
})

test('two passwords that are judged at the same time get their own results', async () => {
  const [weak, strong] = await Promise.all([problemOf('domizil1'), problemOf('piano window seven')])

  expect([weak !== undefined, strong]).toEqual([true, undefined])
})

test('the worker thread that judges passwords is started again after it was idle', async () => {
  const sleepy = createPasswordJudge(0)
  await sleepy.judge('piano window seven', [])
  await new Promise((resolve) => setTimeout(resolve, 20))

  const { score } = await sleepy.judge('domizil1', ['domizil'])
  await sleepy.close()

  expect(score).toBeLessThan(3)
})
