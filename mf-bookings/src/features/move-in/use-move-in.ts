import { type Booking, confirmMoveIn } from '@domizil/api'
import { checkMoveIn, MOVE_IN_LIMITS, signerName } from '@domizil/domain'
import { useDraft, useSession, useShell } from '@domizil/app-kit'

interface Draft {
  readonly names: readonly string[]
  readonly flatOwner: string
}

/** The draft of a confirmation of moving in, what is wrong with it, and its submission. */
export function useMoveIn(request: Booking) {
  const shell = useShell()
  const { id } = request
  const empty: Draft = { names: [useFirstName(request)], flatOwner: '' }
  const { draft, change, forgetStored } = useDraft(`move-in.${id}`, empty)
  const { names } = draft
  const flatOwner = draft.flatOwner.trim() || undefined

  return {
    draft,
    fields: [...names.map((_, index) => `names.${index}`), 'flatOwner'],
    issues: checkMoveIn({ names, flatOwner }),
    isFull: names.length >= MOVE_IN_LIMITS.names.max,
    edit: (index: number, name: string) =>
      change({ ...draft, names: names.map((one, at) => (at === index ? name : one)) }),
    add: () => change({ ...draft, names: [...names, ''] }),
    remove: (index: number) => change({ ...draft, names: names.filter((_, at) => at !== index) }),
    nameOwner: (name: string) => change({ ...draft, flatOwner: name }),
    send: async (): Promise<Booking> => {
      const body = { names: names.map((name) => name.trim()), ...(flatOwner && { flatOwner }) }
      const confirmed = await shell.send(confirmMoveIn, { params: { id }, body })
      forgetStored()
      return confirmed
    },
  }
}

/** The tenant, whose name both know. */
function useFirstName({ role, otherParty }: Booking): string {
  const session = useSession()
  if (role === 'LANDLORD') return otherParty.contact?.name ?? ''
  if (session.status !== 'authenticated') return ''

  const { name: givenName, surname: familyName } = session.user
  return signerName({ givenName, familyName })
}
