// proves 14.10, 14.28
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Area, type EarlyInput, recordEarlyInput } from './early-input.ts'

let pressed: string[]
let early: EarlyInput
beforeEach(() => {
  jest.useFakeTimers()
  performance.mark = () => ({}) as PerformanceMark // jsdom has none
  pressed = []
  document.body.innerHTML = `
    <div id="root" data-drawn="412">
      <button id="menu"><svg></svg></button>
      <a href="#there" id="link">There</a>
      <div data-remote="mf-search">
        <button id="filter">Filter</button>
        <input id="place"><input id="pets" type="checkbox">
        <select id="sort"><option>A</option><option>B</option></select>
      </div>
    </div>
    <button id="outside"></button>`
})

afterEach(() => {
  // Ends the listening of this test.
  early.repeat('shell')
  early.repeat('remote')
  jest.useRealTimers()
})

/** Repeats, and lets what was repeated happen. */
function repeat(area: Area): void {
  early.repeat(area)
  jest.runAllTimers()
}

const byId = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T
const listen = (id: string, type = 'click') =>
  byId(id).addEventListener(type, () => pressed.push(`${id}:${byId<HTMLInputElement>(id).value ?? ''}`))

test('a press before hydration is repeated after it', () => {
  early = recordEarlyInput()
  byId('menu')
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  listen('menu')

  repeat('shell')
  repeat('shell')

  expect(pressed).toEqual(['menu:'])
})

test('a press in a remote is repeated when the remote is hydrated, not the shell', () => {
  early = recordEarlyInput()
  byId('filter').click()
  listen('filter')

  repeat('shell')
  expect(pressed).toEqual([])

  repeat('remote')
  expect(pressed).toEqual(['filter:'])
})

test('a press after hydration works at once', () => {
  early = recordEarlyInput()
  repeat('remote')
  listen('filter')

  byId('filter').click()

  expect(pressed).toEqual(['filter:'])
})

test('a checkbox pressed before hydration changes when its handler runs', () => {
  early = recordEarlyInput()
  const pets = byId<HTMLInputElement>('pets')

  pets.click()
  expect(pets.checked).toBe(false)

  repeat('remote')
  expect(pets.checked).toBe(true)
})

test('text typed before hydration stays, and is passed to the handler', () => {
  early = recordEarlyInput()
  const place = byId<HTMLInputElement>('place')
  place.value = 'Ber'
  place.dispatchEvent(new Event('input', { bubbles: true }))
  place.value = 'Berlin'
  place.dispatchEvent(new Event('input', { bubbles: true }))
  listen('place', 'input')

  repeat('remote')

  expect(pressed).toEqual(['place:Berlin'])
})

test('a press while an entry is repeated comes after the entry', () => {
  early = recordEarlyInput()
  const place = byId<HTMLInputElement>('place')
  place.value = 'Berlin'
  place.dispatchEvent(new Event('input', { bubbles: true }))
  listen('place', 'input')
  listen('filter')

  early.repeat('remote')
  byId('filter').click()
  jest.runAllTimers()

  expect(pressed).toEqual(['place:Berlin', 'filter:'])
})

test('a field focused before hydration gets a focus event if it still has the focus', () => {
  early = recordEarlyInput()
  for (const field of ['pets', 'place']) {
    byId(field).focus()
    listen(field, 'focusin')
  }

  repeat('remote')
  repeat('remote')

  expect(pressed).toEqual(['place:'])
})

test('a selection made before hydration is passed to the handler', () => {
  early = recordEarlyInput()
  byId<HTMLSelectElement>('sort').value = 'B'
  byId('sort').dispatchEvent(new Event('input', { bubbles: true }))
  listen('sort', 'change')

  repeat('remote')

  expect(pressed).toEqual(['sort:B'])
})

test('links, and elements outside of the server-rendered page, work before hydration', () => {
  early = recordEarlyInput()
  listen('outside')
  listen('link')

  byId('outside').click()
  byId('link').click()

  expect(pressed).toEqual(['outside:', 'link:'])
})

test('on a page that was not server-rendered, presses are not held back', () => {
  delete byId('root').dataset['drawn']
  early = recordEarlyInput()
  listen('menu')

  byId('menu').click()

  expect(pressed).toEqual(['menu:'])
})

test('a press on a control that was removed is not repeated', () => {
  early = recordEarlyInput()
  const filter = byId('filter')
  filter.click()
  listen('filter')
  filter.remove()

  repeat('remote')

  expect(pressed).toEqual([])
})

/** The shell renders the page in the place of its frame. */
function renderAgain(): void {
  byId('root').innerHTML =
    '<button aria-label="Other"></button><button aria-label="Menu" id="new-menu"></button><input name="q" id="new-place">'
  for (const id of ['new-menu', 'new-place']) listen(id, id === 'new-menu' ? 'click' : 'input')
}

test('a press and text in the frame of a page are repeated in the controls that replace it', () => {
  early = recordEarlyInput()
  byId('root').outerHTML =
    '<div id="root" data-frame><button aria-label="Menu" id="menu"></button><input name="q" id="place"></div>'
  byId('menu').click()
  const place = byId<HTMLInputElement>('place')
  place.focus()
  place.value = 'Ber'
  place.dispatchEvent(new Event('input', { bubbles: true }))

  renderAgain()
  repeat('shell')

  expect(pressed).toEqual(['new-menu:', 'new-place:Ber'])
  expect(document.activeElement?.id).toBe('new-place')
})

test('a press on a control without a replacement is not repeated', () => {
  early = recordEarlyInput()
  byId('menu').click()

  byId('root').innerHTML = '<button aria-label="Other" id="other"></button>'
  listen('other')
  repeat('shell')

  expect(pressed).toEqual([])
})

test('a press in a late part is repeated when that part is hydrated', () => {
  const part = document.createElement('div')
  part.dataset['late'] = ''
  part.innerHTML = '<button id="ask">Ask</button>'
  byId('filter').after(part)
  early = recordEarlyInput()
  byId('ask').click()
  listen('ask')

  repeat('shell')
  repeat('remote')
  expect(pressed).toEqual([])
  part.dispatchEvent(new Event('late-part', { bubbles: true }))
  jest.runAllTimers()
  byId('ask').click()

  expect(pressed).toEqual(['ask:', 'ask:'])
})
