/** Lets the bundler leave out components of react-router that nothing uses: they have no marks, and a name set for each. */
export default function pureComponents(source: string): string {
  return source
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
}
