/** The page is one area; a remote in it is another, which has its handlers later. */
export type Area = 'shell' | 'remote'

/** What was done with a control: the one that stands for it may be another by then. */
interface Repeat {
  readonly area: Area | Element
  run(control: HTMLElement): void
}

/** Controls that do nothing of themselves without their handlers. Links and text fields work already. */
const PRESSED = 'button, input[type="checkbox"], input[type="radio"]'

/** What the server has drawn of the page, or of its frame. */
const DRAWN = '#root:is([data-drawn], [data-frame])'

/** Parts of a remote whose code comes after the rest: they tell with this event that it is there. */
const LATE = '[data-late]'
const LATE_EVENT = 'late-part'

/** What visitors do with a drawn page before its code has come, and that must not be lost. */
export type EarlyInput = ReturnType<typeof recordEarlyInput>

/**
 * Records presses and entries in a drawn page or its frame. A press waits for its handlers; typed text and the focus stay, and their
 * handlers learn of them later. Areas whose handlers are there are left alone.
 */
export function recordEarlyInput() {
  const waiting = new Map<Element, Repeat>()
  const alive = new Set<Area | Element>()
  let isRepeating = false

  function controlOf(event: Event): Element | null {
    const target = event.target instanceof Element && !isRepeating ? event.target : null
    const control = event.type === 'click' ? target?.closest(PRESSED) : target
    if (!control?.closest(DRAWN)) return null

    return alive.has(areaOf(control)) ? null : control
  }

  function record(control: Element, run: Repeat['run']): void {
    waiting.set(control, { area: areaOf(control), run })
  }

  function onClick(event: Event): void {
    const control = controlOf(event) as HTMLElement | null
    if (!control || control.closest('a[href]')) return
    event.preventDefault() // a checkbox would change back, a form would be sent by the browser
    event.stopPropagation()
    record(control, (present) => present.click())
  }

  function onEntry(event: Event): void {
    const field = controlOf(event)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { value } = field // a later rendering may clear the field
      record(field, (present) => enter(present as typeof field, value))
    } else if (field instanceof HTMLSelectElement) {
      const { value } = field
      record(field, (present) => choose(present as typeof field, value))
    }
  }

  /** A field that opens its suggestions when it is entered has been entered already. */
  function onFocus(event: Event): void {
    const field = controlOf(event)
    if (!(field instanceof HTMLInputElement) || waiting.has(field)) return
    record(field, (present) => {
      if (document.activeElement === present)
        present.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
  }

  function onLatePart({ target }: Event): void {
    repeat(target as Element)
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('input', onEntry, true)
  document.addEventListener('focusin', onFocus, true)
  document.addEventListener(LATE_EVENT, onLatePart)

  function stop(): void {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('input', onEntry, true)
    document.removeEventListener('focusin', onFocus, true)
    document.removeEventListener(LATE_EVENT, onLatePart)
  }

  /**
   * One by one, as React renders in between: a handler must see what the one before has changed. What is done meanwhile
   * waits for its turn. Never at once, in the middle of React's own work: it could not hydrate the part that is pressed.
   */
  function repeat(area: Area | Element): void {
    const [next] = [...waiting].find(([, recorded]) => recorded.area === area) ?? []
    if (!next) return end(area)
    setTimeout(() => {
      const present = presentOf(next)
      const run = waiting.get(next)?.run
      waiting.delete(next)
      isRepeating = true
      if (present) run?.(present)
      isRepeating = false
      repeat(area)
    })
  }

  function end(area: Area | Element): void {
    alive.add(area)
    const areas = ['shell', 'remote', ...document.querySelectorAll(`${DRAWN} ${LATE}`)] as const
    if (areas.every((one) => alive.has(one))) stop()
  }

  return {
    /** Repeats what was done in an area, whose handlers are there now. */
    repeat(area: Area) {
      performance.mark(`${area} ready`)
      repeat(area)
    },
  }
}

function areaOf(control: Element): Area | Element {
  return control.closest(LATE) ?? (control.closest('[data-remote]') ? 'remote' : 'shell')
}

/** The control, or the one of the same name that the shell has rendered in its place; it takes the focus over. */
function presentOf(control: Element): HTMLElement | undefined {
  if (control.isConnected) return control as HTMLElement
  const [present] = [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].filter(
    (one) => nameOf(one) === nameOf(control),
  )
  if (document.activeElement === document.body && !control.matches(PRESSED)) present?.focus()
  return present
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React reports an entry only if the value differs from the last one that was set by a script. */
function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
