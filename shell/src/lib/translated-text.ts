/** The element that browsers put around what they translate. Nothing of ours is one. */
const WRAPPER: string = 'font'

/** The element that stands in the place of a text, and the texts in whose place an element stands. */
const substitutes = new WeakMap<Node, Element>()
const originals = new WeakMap<Element, Node[]>()

/**
 * Lets React work in a page that the browser translates. Translators replace each text node by an element, or move it into
 * one, while React goes on using the node it made. Before React writes to such a node, removes it, moves it or inserts
 * beside it, the node is put back into its place: nothing fails, and the page shows the current text, which the translator
 * translates again. A page that is not translated is never changed.
 */
export function guardTranslatedText(): void {
  const observer = new MutationObserver(record)
  if (document.querySelector(WRAPPER)) markPage()
  observer.observe(document, { childList: true, subtree: true })
  const putBack = (node: Node) => {
    record(observer.takeRecords())
    restore(node)
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.isConnected) putBack(this)
      nodeValue.set?.call(this, value)
    },
  })
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (isText(node) && this.isConnected) putBack(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (isText(node) && this.isConnected) putBack(node)
    return insertBefore.call(this, node, next && isChild(next, this) ? next : null) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    return isChild(node, this) ? (removeChild.call(this, node) as T) : node
  }

  /** Puts a node back if it has to be; false for text that a translator has taken away without a trace. */
  function isChild(node: Node, parent: Node): boolean {
    if (node.parentNode === parent) return true
    putBack(node)
    if (isText(node)) unwrap(node, parent)
    return node.parentNode === parent || !isText(node)
  }
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE
}

/**
 * Records which element stands where a text was removed: one added by the same change, or beside it in the same turn. A
 * change of several nodes at once is none of a translator.
 */
function record(mutations: readonly MutationRecord[]): void {
  const added = new Set<Node | null>()

  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of mutations) {
    for (const node of addedNodes) {
      added.add(node)
      substitutes.delete(node)
    }
    const [removed] = removedNodes
    const besides = [previousSibling, nextSibling].filter((node) => added.has(node) && isElement(node))
    const substitute = addedNodes[0] ?? besides.find((node) => !originals.has(node as Element)) ?? besides[0]
    if (removed && removedNodes.length === 1 && isElement(substitute)) replace(removed, substitute)
  }
}

function isElement(node: Node | null | undefined): node is Element {
  return node instanceof Element
}

function replace(removed: Node, substitute: Element): void {
  const texts = isElement(removed) ? (originals.get(removed) ?? []) : [removed]
  if (texts.length > 0 && substitute.matches(WRAPPER)) markPage()
  for (const text of texts) substitutes.set(text, substitute)
  originals.set(substitute, [...(originals.get(substitute) ?? []), ...texts])
}

/** React finds other text than the server drew if the page is translated before it is hydrated: that is no failure then. */
function markPage(): void {
  document.documentElement.dataset.translated = ''
}

/** Puts a text back, with those that were joined with it. */
function restore(text: Node): void {
  const substitute = substitutes.get(text)
  substitute?.replaceWith(...((originals.get(substitute) ?? []) as ChildNode[]))
  if (substitute) originals.delete(substitute)
}

/** Takes text out of the elements that a translator has put around it. */
function unwrap(text: Text, parent: Node): void {
  let wrapper: ChildNode = text
  while (wrapper.parentNode && wrapper.parentNode !== parent)
    wrapper = wrapper.parentNode as unknown as ChildNode
  if (wrapper === text || !wrapper.parentNode) return
  wrapper.before(text)
  if (!wrapper.textContent) wrapper.remove()
}
