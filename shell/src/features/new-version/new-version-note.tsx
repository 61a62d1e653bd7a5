import { DRAFTS } from '@domizil/domain'
import { HOST } from '@domizil/federation'
import { useEffect, useState } from 'react'
import type { PageFacts } from '../../lib/page-facts.ts'
import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'

/** Of dialogs and forms, and of the wizard. */
const KEPT_PREFIXES = [DRAFTS, 'domizil.flat-form.']
const TEXT_FIELDS = 'input:not([type=password]), select, textarea'
/** What a field changes in a draft or in the address has changed by then. */
const SETTLED_MS = 1_000
/** The fields in which the visitor has typed or chosen what no draft and no address took in. */
const unkept = new WeakSet<EventTarget>()
/** A text as it stands in JSON. */
const asStored = (text: string) => JSON.stringify(text).slice(1, -1)

const AFTER_MS = 5 * 60_000

type Versions = Readonly<Record<string, string>>

/** Offers a new version of the site to a visitor whose page is open. It never loads the page by itself: they may be typing. */
export function NewVersionNote() {
  const { facts, usedRemotes } = useServices()
  useEffect(watchTyping, [])

  return useHasNewVersion(facts, usedRemotes) ? <Offer /> : null
}

/** What would be lost is said before the page is loaded again. */
function Offer() {
  const [isWarned, setIsWarned] = useState(false)
  const handlePress = () => {
    if (isWarned || !hasUnkeptText()) window.location.reload()
    else setIsWarned(true)
  }

  return <TopNote id={isWarned ? 'version.unkept' : 'version.new'} onPress={handlePress} />
}

/**
 * Whether the site serves another version by now of the shell, or of a remote that this visit has used, than the page began
 * with. It asks when the visitor comes back to the page, at most every five minutes.
 */
function useHasNewVersion(facts: PageFacts, usedRemotes: ReadonlySet<string>): boolean {
  const [hasNew, setHasNew] = useState(false)

  useEffect(() => {
    const own = versionsOf(facts)
    if (!own) return
    let last = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < AFTER_MS) return
      last = Date.now()
      // Without an answer the page stays as it is, and asks again.
      hasOthers(own, usedRemotes).then(setHasNew, () => undefined)
    }

    document.addEventListener('visibilitychange', look)
    // Of a window beside others only the focus tells.
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [facts, usedRemotes])

  return hasNew
}

/** Undefined on a plain static host, which serves no versions. */
function versionsOf({ shell, parts }: PageFacts): Versions | undefined {
  return parts
    ? Object.fromEntries([shell, ...parts.remotes].map(({ name, version }) => [name, version]))
    : undefined
}

async function hasOthers(own: Versions, usedRemotes: ReadonlySet<string>): Promise<boolean> {
  const answer = await fetch('/remotes/served.json')
  if (!answer.ok) throw new Error(`the versions were answered with ${answer.status}`)
  const served = (await answer.json()) as Versions
  const isUsed = (name: string) => name === HOST || usedRemotes.has(name)
  return Object.entries(served).some(([name, version]) => isUsed(name) && own[name] !== version)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Remembers in which fields the visitor types and chooses. Returns the function that ends it. */
function watchTyping(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const note = ({ target }: Event) => {
    if (!isField(target)) return
    const before = keptTexts()
    unkept.add(target)
    const timer = setTimeout(() => {
      timers.delete(timer)
      // A draft that is gone again was saved or sent, so it counts for good.
      if (wasTakenIn(target, before)) unkept.delete(target)
    }, SETTLED_MS)
    timers.add(timer)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    timers.forEach(clearTimeout)
  }
}

/**
 * Whether the page holds something typed or chosen that would not be there any more once it is loaded again: neither saved,
 * nor in a draft of this tab, nor in the address.
 */
function hasUnkeptText(): boolean {
  const kept = keptTexts()
  return [...document.querySelectorAll<Field>(TEXT_FIELDS)].some(
    (field) => unkept.has(field) && (isChoice(field) || isUnkeptText(field.value.trim(), kept)),
  )
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, select, textarea')
}

/** A draft holds words as they were typed, numbers, days and choices in another form: any change of a draft counts for those. */
function wasTakenIn(field: Field, before: string): boolean {
  const kept = keptTexts()
  if (kept === before) return false
  return isChoice(field) || !/\p{L}/u.test(field.value) || kept.includes(asStored(field.value.trim()))
}

function isChoice({ type }: Field): boolean {
  return ['checkbox', 'radio', 'select-one'].includes(type)
}

function isUnkeptText(value: string, kept: string): boolean {
  return value !== '' && !kept.includes(asStored(value))
}

function keptTexts(): string {
  const { search } = window.location
  return [...draftsOfTab(), ...[...new URLSearchParams(search).values()].map(asStored)].join('\n')
}

function draftsOfTab(): string[] {
  try {
    return Object.entries<string>(sessionStorage).flatMap(([key, text]) =>
      KEPT_PREFIXES.some((name) => key.startsWith(name)) ? [text] : [],
    )
  } catch {
    return [] // storage is forbidden, and holds no draft
  }
}
