// jsdom paints nothing: a file of as many pages as its text says, `%PDF pages=2`, each with one sentence.
export const GlobalWorkerOptions = {}

export function getDocument({ data }) {
  const numPages = Number(/pages=(\d+)/.exec(new TextDecoder().decode(data))?.[1] ?? 0)
  const pdf = { numPages, getPage: async (number) => aPage(number) }
  const promise = numPages > 0 ? Promise.resolve(pdf) : Promise.reject(new Error('no PDF'))
  return { promise, destroy: async () => undefined }
}

const aPage = (number) => ({
  getViewport: () => ({ width: 595, height: 842 }),
  render: () => ({ promise: Promise.resolve() }),
  getStructTree: async () => ({
    role: 'Root',
    children: [{ role: 'P', children: [{ type: 'content', id: `p${number}` }] }],
  }),
  getTextContent: async () => ({
    items: [
      { type: 'beginMarkedContentProps', id: `p${number}` },
      { str: `What page ${number} says.`, hasEOL: false },
      { type: 'endMarkedContent' },
    ],
  }),
})
