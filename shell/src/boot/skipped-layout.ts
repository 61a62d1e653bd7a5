/**
 * What may be out of view; the height, unknown before its layout, is corrected as soon as it comes near. Without a width of
 * its own, which would make a column wider than a phone's screen.
 */
const RULE =
  '#root :is(section, article, footer) { content-visibility: auto; contain-intrinsic-height: auto 400px }'

/**
 * Spares a drawn page the layout of what is out of view until it has its code: a phone needs longer for it than for the
 * view itself. The rule stands beside the document, so that hydration finds the elements as they were drawn, and ends
 * before a position far down is restored.
 *
 * @returns ends it.
 */
export function skipLayoutOutOfView(): () => void {
  const rule = new CSSStyleSheet()
  rule.replaceSync(RULE)
  document.adoptedStyleSheets.push(rule)

  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rule)
  }
}
