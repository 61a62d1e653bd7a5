const DRAFTS = 'domizil.draft.'
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=password]), textarea'

const typed = new WeakSet<EventTarget>()

/** Remembers in which fields the visitor types. Returns the function that ends it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => void (target && typed.add(target))
  document.addEventListener('input', note, true)
  return () => document.removeEventListener('input', note, true)
}

/** Whether the page holds typed text that would not be there any more once it is loaded again: neither in a draft of this tab nor in the address. */
export function hasUnkeptText(): boolean {
  const kept = keptTexts()
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some((field) => {
    const value = field.value.trim()
    return value !== '' && typed.has(field) && !kept.includes(asStored(value))
  })
}

function keptTexts(): string {
  const { search } = window.location
  return [...draftsOfTab(), ...[...new URLSearchParams(search).values()].map(asStored)].join('\n')
}

function draftsOfTab(): string[] {
  try {
    return Object.entries<string>(sessionStorage).flatMap(([key, text]) =>
      key.startsWith(DRAFTS) ? [text] : [],
    )
  } catch {
    return [] // storage is forbidden, and holds no draft
  }
}

/** A text as it stands in JSON. */
const asStored = (text: string) => JSON.stringify(text).slice(1, -1)
