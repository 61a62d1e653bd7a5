import { DRAFTS } from '@domizil/domain'

/** Of dialogs and forms, and of the wizard. */
const KEPT = [DRAFTS, 'domizil.flat-form.']
const FIELDS = 'input:not([type=password]), select, textarea'
/** What a field changes in a draft or in the address has changed by then. */
const SETTLED_MS = 1_000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields in which the visitor has typed or chosen what no draft and no address took in. */
const unkept = new WeakSet<EventTarget>()

/** Remembers in which fields the visitor types and chooses. Returns the function that ends it. */
export function watchTyping(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const note = ({ target }: Event) => {
    if (!isField(target)) return
    const before = keptTexts()
    unkept.add(target)
    const timer = setTimeout(() => {
      timers.delete(timer)
      // A draft that is gone again was saved or sent, so it counts for good.
      if (wasTakenIn(target, before)) unkept.delete(target)
    }, SETTLED_MS)
    timers.add(timer)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    timers.forEach(clearTimeout)
  }
}

/**
 * Whether the page holds something typed or chosen that would not be there any more once it is loaded again: neither saved,
 * nor in a draft of this tab, nor in the address.
 */
export function hasUnkeptText(): boolean {
  const kept = keptTexts()
  return [...document.querySelectorAll<Field>(FIELDS)].some(
    (field) => unkept.has(field) && (isChoice(field) || isUnkeptText(field.value.trim(), kept)),
  )
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, select, textarea')
}

/** A draft holds words as they were typed, numbers, days and choices in another form: any change of a draft counts for those. */
function wasTakenIn(field: Field, before: string): boolean {
  const kept = keptTexts()
  if (kept === before) return false
  return isChoice(field) || !/\p{L}/u.test(field.value) || kept.includes(asStored(field.value.trim()))
}

function isChoice({ type }: Field): boolean {
  return ['checkbox', 'radio', 'select-one'].includes(type)
}

function isUnkeptText(value: string, kept: string): boolean {
  return value !== '' && !kept.includes(asStored(value))
}

function keptTexts(): string {
  const { search } = window.location
  return [...draftsOfTab(), ...[...new URLSearchParams(search).values()].map(asStored)].join('\n')
}

function draftsOfTab(): string[] {
  try {
    return Object.entries<string>(sessionStorage).flatMap(([key, text]) =>
      KEPT.some((name) => key.startsWith(name)) ? [text] : [],
    )
  } catch {
    return [] // storage is forbidden, and holds no draft
  }
}

/** A text as it stands in JSON. */
const asStored = (text: string) => JSON.stringify(text).slice(1, -1)
