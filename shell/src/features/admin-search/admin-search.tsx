import { findForAdmin } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, useQuery } from '@domizil/app-kit/query'
import { useNavigate } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import type { AdminFindKind } from '@domizil/domain'
import { pathInAdmin } from '@domizil/links'
import {
  Building2,
  CalendarCheck,
  Flag,
  type IconComponent,
  Mail,
  Receipt,
  Search,
  User,
} from '@domizil/ui/icons'
import { Combobox, type ComboboxOption, useMedia } from '@domizil/ui/parts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './admin-search.module.css'

const ICONS: Readonly<Record<AdminFindKind, IconComponent>> = {
  USER: User,
  FLAT: Building2,
  BOOKING: CalendarCheck,
  INVOICE: Receipt,
  HELP_REQUEST: Mail,
  REPORT: Flag,
}
/** What is said where nothing can be chosen. */
const NOTE = 'note'

/** One search over people, flats, bookings, invoices, help requests and reports. Ctrl+K leads to it. */
export function AdminSearch() {
  const say = useSay()
  const navigate = useNavigate()
  const root = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const finds = useQuery(queryOf(findForAdmin, { query: { q } }), {
    isEnabled: q !== '',
    delayMs: FETCH_DELAY_MS,
    keepsPrevious: true,
  })
  useSearchKey(root)
  const isTouch = useMedia('(hover: none) and (pointer: coarse)')
  const what = say('adminSearch.placeholder')
  const placeholder = isTouch ? what : say('adminSearch.withKey', { what })

  const found = q !== '' && finds.status === 'success' ? finds.data : []
  const note = (id: string): ComboboxOption => ({ id: NOTE, text: say(id, { q }) })
  const options = found.map(({ kind, id, name, hint }) => {
    const Icon = ICONS[kind]
    const word = say(`adminSearch.${kind}`)
    return {
      id: `${kind} ${id}`,
      text: name,
      icon: <Icon size={16} />,
      hint: hint ? `${word} · ${hint}` : word,
    }
  })
  const isNothing = q !== '' && finds.status === 'success' && !finds.isPrevious && found.length === 0
  const shown = [
    ...options,
    ...(isNothing ? [note('adminSearch.nothing')] : []),
    ...(q !== '' && finds.status === 'error' ? [note('adminSearch.failed')] : []),
  ]

  const handleSelect = ({ id: chosen }: ComboboxOption) => {
    const find = found.find(({ kind, id }) => `${kind} ${id}` === chosen)
    const path = find && pathInAdmin(find.kind, find)
    if (!path) return
    setTyped('')
    void navigate(path)
  }

  return (
    <search ref={root} className={styles.search}>
      <Combobox
        label={say('adminSearch.label')}
        placeholder={placeholder}
        icon={<Search size={18} />}
        value={typed}
        onChange={setTyped}
        options={shown}
        isStale={finds.status === 'success' && finds.isPrevious}
        takesFirst
        onSelect={handleSelect}
        status={say('adminSearch.status', { count: found.length })}
      />
    </search>
  )
}

/** Ctrl+K, or Cmd+K, leads to the field inside an element from anywhere. A key alone would disturb who types elsewhere. */
function useSearchKey(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      const field = root.current?.querySelector('input')
      field?.focus()
      field?.select()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [root])
}
