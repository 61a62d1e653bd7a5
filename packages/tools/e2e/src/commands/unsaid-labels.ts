/** Runs in the page. The ids that more than one element has, of which a link or a label finds the first. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `two elements with the id ${id}`,
  )
}

/**
 * Runs in the page. The controls whose name does not say what is seen on them, so that voice control does not find them (WCAG
 * 2.5.3). Axe has a rule for it, which finds "EN" in "English".
 */
export function unsaidLabels(): string[] {
  const wordsOf = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const isSeen = ({ parentElement: parent, textContent }: Node) =>
    parent?.checkVisibility({ visibilityProperty: true }) === true &&
    /[\p{L}\p{N}]/u.test(textContent ?? '') &&
    !parent.closest('[aria-hidden="true"], .visually-hidden')

  return [...document.querySelectorAll('button[aria-label], a[aria-label], summary[aria-label]')].flatMap(
    (control) => {
      const name = control.getAttribute('aria-label') ?? ''
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const unsaid: string[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (isSeen(text) && !wordsOf(name).includes(wordsOf(text.textContent ?? '')))
          unsaid.push(text.textContent ?? '')
      }
      return unsaid.map((text) => `"${text}" is seen, and "${name}" is said`)
    },
  )
}
