/**
 * Gives every style element that a library makes at run time the page's nonce.
 * antd's scroll lock and its measuring of scrollbars know no nonce of their own.
 */
export function nonceStyleElements(nonce: string | undefined): void {
  if (!nonce) return
  const maker: { createElement(name: string, options?: ElementCreationOptions): HTMLElement } = document
  const createElement = maker.createElement.bind(document)

  Object.defineProperty(document, 'createElement', {
    value: (name: string, options?: ElementCreationOptions) => {
      const element = createElement(name, options)
      if (element instanceof HTMLStyleElement) element.nonce = nonce
      return element
    },
  })
}
