/**
 * Sets the page's nonce on every style element created at run time. antd's scroll lock and its scrollbar measurement
 * do not set it.
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
