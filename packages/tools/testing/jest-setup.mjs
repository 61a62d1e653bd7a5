import { configure } from '@testing-library/dom'

// Reading a part that is fetched when it is first used, all of antd among them, takes seconds where everything else
// runs beside it. A test that waits for it fails for what is missing, never for how fast the machine is.
configure({ asyncUtilTimeout: 15_000 })

// Under "test" antd gives every element the same id, so that a dialog would be named by the title of another.
process.env.NODE_ENV = 'development'

// What antd asks of a browser and jsdom does not have.
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

// antd's forms schedule through it; a timer does the same and lets jest end.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null, close() {} }
  port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })), close() {} }
}

// jsdom knows <dialog> but cannot open one; a browser also keeps the focus inside, which browser journeys look at.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

// Nothing scrolls in jsdom.
Element.prototype.scrollIntoView ??= () => {}

// user-event looks for the other radio buttons of a group with it.
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') }

// Nothing is ever in sight in jsdom: what waits for it is looked at by browser journeys.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom knows no styles of pseudo-elements and complains of the question; antd's tables ask for those of a scroll bar.
const { getComputedStyle } = window
window.getComputedStyle = (element) => getComputedStyle(element)
