import { useSay } from '@domizil/app-kit'
import { useIntl } from 'react-intl'

interface DeedProps {
  /** The command as the registry records it: "canary mf-search@1.10.0 --percent 5". */
  what: string
}

/** What was done to the versions, in words; a command that is not known as it was recorded. */
export function Deed({ what }: DeedProps) {
  const say = useSay()
  const intl = useIntl()
  const [, kind = '', named = '', percent = ''] = DEED.exec(what) ?? []
  if (!kind) return <code>{what}</code>
  if (kind === 'restore') return say('remotes.restoreOne', { revision: named })

  const parts = intl.formatList(named.split(' ').map((part) => part.replace('@', ' ')))
  return say(`remotes.did.${kind}`, { parts, percent: Number(percent) })
}

const DEED = /^(canary|promote|restore|rollback) (.+?)(?: --percent (\d+))?$/

/** Who did it: the registry records in English that it was done here, or by itself. */
export function DoneBy({ by }: { by: string }) {
  const say = useSay()
  if (by === JUDGE) return say('remotes.byItself')
  const name = by.replace(HERE, '')
  return name === by ? by : say('remotes.byHere', { name })
}

const HERE = / \(back office\)$/
const JUDGE = 'canary judge'
