import { isLine, isText, lineIn, textIn } from '@domizil/domain'

/** Fields of these types have a cursor, and are neither a password nor made of digits. */
const TYPES = new Set(['text', 'search', 'tel', 'url'])

/**
 * Takes out of what is pasted into a field the characters that no field has: soft hyphens of web pages, zero-width spaces,
 * control characters. The server refuses them, and in the field they cannot be seen.
 */
export function cleanPastes(): void {
  document.addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    const field = fieldOf(target)
    const text = clipboardData?.getData('text/plain') ?? ''
    const cleaned = field && cleanedFor(field, text)
    if (!field || cleaned === undefined || event.defaultPrevented) return

    event.preventDefault()
    field.setRangeText(cleaned, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  })
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function fieldOf(target: EventTarget | null): TextField | undefined {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return undefined
  const hasCursor = target instanceof HTMLTextAreaElement || TYPES.has(target.type)
  return hasCursor && !target.readOnly && !target.disabled ? target : undefined
}

/** Undefined for a text that the browser can paste as it is. */
function cleanedFor(field: TextField, text: string): string | undefined {
  if (field instanceof HTMLTextAreaElement)
    return isText(text.replaceAll('\r\n', '\n')) ? undefined : textIn(text)
  return isLine(text) ? undefined : lineIn(text)
}
