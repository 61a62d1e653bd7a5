/** How often a page in development asks whether another version is served. */
const EVERY_MS = 700

/**
 * For the machines of developers: loads the page again as soon as the registry has changed. A registry that is the same
 * costs an empty answer.
 */
export const RELOAD_SCRIPT = `{
  let mark
  const look = async () => {
    try {
      const { headers } = await fetch('/remotes/registry.json', { method: 'HEAD', cache: 'no-store' })
      const now = headers.get('etag')
      if (mark && now && now !== mark) return location.reload()
      mark ??= now
    } catch {}
    setTimeout(look, document.hidden ? ${EVERY_MS * 4} : ${EVERY_MS})
  }
  look()
}`
