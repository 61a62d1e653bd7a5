const MAX_LENGTH = 255

/** The name of a photo's file as people read it: without folders and invisible characters; null where none is left. */
export function photoName(name = ''): string | null {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.normalize('NFC').replace(/\p{C}/gu, '').trim()

  return [...clean].slice(0, MAX_LENGTH).join('') || null
}
