import { fill, type Texts } from '../texts/texts.ts'
import { html, type Markup } from './html.ts'

/** A labelled input of a form. */
export interface Field {
  /** Also its name. Keycloak's ids, so that one browser test fits both. */
  readonly id: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly value?: string | undefined
  readonly autocomplete: string
  /** Left out, words of plain text begin with a capital, and addresses and passwords do not. */
  readonly autocapitalize?: 'characters'
  readonly hint?: string
  readonly error?: string | undefined
  /** Marks the input as invalid without a message. */
  readonly isInvalid?: boolean
  readonly hasFocus?: boolean
}

export function fieldOf(field: Field, texts: Texts): Markup {
  const { id, error, hint } = field
  const describedBy = [hint && `hint-${id}`, error && `input-error-${id}`].filter(Boolean).join(' ')
  const isInvalid = field.isInvalid || Boolean(error)

  const input = html`<input id="${id}" name="${id}" type="${field.type ?? 'text'}" value="${field.value ?? ''}"
autocomplete="${field.autocomplete}" autocapitalize="${field.autocapitalize ?? (field.type ? 'none' : 'words')}" spellcheck="false" required
${isInvalid && html`aria-invalid="true"`} ${describedBy && html`aria-describedby="${describedBy}"`} ${field.hasFocus && html`autofocus`}>`

  return html`<div>
<label for="${id}">${field.label}</label>
${field.type === 'password' ? withReveal(field, input, texts) : input}
${hint && html`<p class="hint" id="hint-${id}">${hint}</p>`}
${error && html`<p class="error" id="input-error-${id}" aria-live="polite">${error}</p>`}
</div>`
}

/** The script adds the button that it serves; without scripts there is none. */
function withReveal({ id, label }: Field, input: Markup, texts: Texts): Markup {
  return html`<div class="with-reveal">${input}
<button class="reveal" type="button" hidden data-reveals="${id}" aria-controls="${id}" aria-label="${fill(texts.showPasswordOf, { field: label })}"
data-show="${texts.showPassword}" data-show-label="${fill(texts.showPasswordOf, { field: label })}"
data-hide="${texts.hidePassword}" data-hide-label="${fill(texts.hidePasswordOf, { field: label })}">${texts.showPassword}</button>
</div>`
}

/** Toggles the visibility of passwords. */
export const REVEAL_SCRIPT = `
for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals)
  button.hidden = false
  button.addEventListener('click', () => {
    const isHidden = input.type === 'password'
    input.type = isHidden ? 'text' : 'password'
    button.textContent = isHidden ? button.dataset.hide : button.dataset.show
    button.setAttribute('aria-label', isHidden ? button.dataset.hideLabel : button.dataset.showLabel)
  })
}`
