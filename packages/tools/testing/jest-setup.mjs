import { configure } from '@testing-library/dom'

// Loading a lazy chunk, all of antd among them, takes seconds on a busy machine. A waiting test must fail because of
// missing content, never because of the machine's speed.
configure({ asyncUtilTimeout: 60_000 })

// In the "test" environment antd gives every element the same id, so a dialog would be labelled by another's title.
process.env.NODE_ENV = 'development'

// React captures a stack for each element that it makes, for messages that no test reads: a sixth of the time of pages.
// It stops at ten thousand in a second, of which this is the count. React chooses its build by the variable set above.
const { default: React } = await import('react')
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(React[INTERNALS], 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// Browser APIs that antd uses and jsdom lacks.
globalThis.IS_REACT_ACT_ENVIRONMENT = true

window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// antd's forms schedule with it; a timer does the same and lets jest exit.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null, close() {} }
  port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })), close() {} }
}

// jsdom has <dialog> but cannot open one; the focus trap of a browser is tested by journeys.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

// jsdom does not scroll.
Element.prototype.scrollIntoView ??= () => {}

// user-event uses it to find the other radio buttons of a group.
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') }

// jsdom never reports an intersection; lazy content is tested by journeys.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom compares an element and all above it with each rule of the browser's own style sheet, for each role and name that a
// test looks for: a fifth of the time of pages. Styles of files are left out here, so that most answers follow from the element.
// Of pseudo-elements jsdom has no styles, and logs an error when antd's tables read those of a scroll bar.
const { getComputedStyle } = window
const displays = new Map()

window.getComputedStyle = (element) => {
  const quick = { display: displayOf, visibility: inherited('visibility', 'visible'), content: () => '' }
  quick.pointerEvents = quick['pointer-events'] = inherited('pointer-events', 'auto')
  const read = (name) => (Object.hasOwn(quick, name) ? quick[name](element) : undefined)

  return new Proxy(
    {},
    {
      get(_none, name) {
        if (name === 'getPropertyValue')
          return (property) => read(property) ?? getComputedStyle(element).getPropertyValue(property)
        return read(name) ?? getComputedStyle(element)[name]
      },
    },
  )
}

/** Known for each kind of element that the browser's own style sheet tells apart. */
function displayOf(element) {
  if (element.hasAttribute('style') && element.style.display) return element.style.display
  const { localName, type, hidden } = element
  const kind = [localName, type, Boolean(hidden), element.hasAttribute('open')].join()
  if (!displays.has(kind)) displays.set(kind, getComputedStyle(element).display)
  return displays.get(kind)
}

/** The inline value of the element, or of the nearest one above it that has one. */
function inherited(property, initial) {
  return (element) => {
    for (let one = element; one; one = one.parentElement) {
      const own = one.hasAttribute('style') && one.style.getPropertyValue(property)
      if (own) return own
    }
    return initial
  }
}

// jsdom takes <search> for an unknown element, about which React complains.
const makeElement = Object.getOwnPropertyDescriptor(Document.prototype, 'createElement').value
Object.defineProperty(Document.prototype, 'createElement', { value: createKnownElement })

function createKnownElement(name, options) {
  const element = makeElement.call(this, name, options)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
}
