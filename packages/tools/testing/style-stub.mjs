/** Replaces style sheets in jsdom: the class names of a CSS module are its keys. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) })
