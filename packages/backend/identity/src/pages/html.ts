type Part = Markup | string | number | false | null | undefined | readonly Part[]

/** Escaped markup, created by `html`, which escapes every value that is not markup itself. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A template of markup. Values are escaped; false, null and undefined are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, at) => text + render(parts[at - 1]) + string))
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Trusted markup: our own styles and scripts, and the provider's output. Never a visitor's input. */
export function verbatim(text: string): Markup {
  return new Markup(text)
}
