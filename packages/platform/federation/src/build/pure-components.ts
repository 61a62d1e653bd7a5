/**
 * Tells the bundler that the components which react-router makes with functions of React can be left out where nothing uses
 * them: without marks, and with a name set for each, it has to keep them all.
 */
export default function pureComponents(source: string): string {
  return source
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
}
