type Part = Markup | string | number | false | null | undefined | readonly Part[]

/** Markup that is safe to send. Made by `html`, which escapes every value that is not markup itself. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A piece of a page. Values are escaped; false, null and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, at) => text + render(parts[at - 1]) + string))
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Text that is markup already: our own style and scripts, and what the provider hands over. Never what a visitor sent. */
export function verbatim(text: string): Markup {
  return new Markup(text)
}
