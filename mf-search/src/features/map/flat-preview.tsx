import { type FlatCard, getFlat } from '@domizil/api'
import { queryOf, useFavourites, useMoney, useQuery, useSay, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { sizesOf } from '@domizil/domain'
import { FlatFacts, StayTotal, useFlatTitle } from '@domizil/flat-ui/tile'
import { flatPath, type SearchQuery, type StayQuery } from '@domizil/links'
import { X } from '@domizil/ui/icons'
import { classes, HeartButton, Picture, PriceTag, Skeleton } from '@domizil/ui/parts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cardOf, withStayFor } from '../../lib/card-of.ts'
import { FlatDistance } from '../../lib/flat-distance.tsx'
import styles from './search-map.module.css'

/** The height of a preview at the lower edge of the map with a margin, in pixels. */
const BELOW = 110

/** The DOM changes of a map when it renders, moves or selects pins. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['style', 'aria-pressed'] }

interface FlatPreviewProps {
  id: number
  /** The stay that people look for. */
  stay: StayQuery
  /** The visitor's place. */
  query: Pick<SearchQuery, 'near' | 'nearName'>
  /** The flats of the list, which need no request. */
  items: readonly FlatCard[] | undefined
  onClose: () => void
}

/** A preview of the selected pin's flat, over the map. */
export function FlatPreview({ id, stay, query, items, onClose }: FlatPreviewProps) {
  const say = useSay()
  const { root, close } = usePassingFocus(onClose)
  const isAbove = useClearOfPin(root)

  return (
    <section
      ref={root}
      className={classes(styles.preview, isAbove && styles.above)}
      tabIndex={-1}
      aria-label={say('map.preview')}
    >
      <PreviewContent id={id} stay={stay} query={query} items={items} />
      <button type="button" className={styles.close} aria-label={say('map.closePreview')} onClick={close}>
        <X size={16} />
      </button>
    </section>
  )
}

function PreviewContent({ id, stay, query, items }: Omit<FlatPreviewProps, 'onClose'>) {
  const today = useToday()
  const listed = items?.find((flat) => flat.id === id)
  const fetched = useQuery(queryOf(getFlat, { params: { id } }), { isEnabled: !listed })
  const flat = listed ?? (fetched.data && cardOf(withStayFor(fetched.data, stay, today)))

  if (flat) return <PreviewBody flat={flat} stay={stay} query={query} />
  if (fetched.status === 'pending') return <Skeleton height="96px" />
  return (
    <p className={styles.problem} role="alert">
      {fetched.error?.message}
    </p>
  )
}

function PreviewBody({ flat, stay, query }: Pick<FlatPreviewProps, 'stay' | 'query'> & { flat: FlatCard }) {
  const say = useSay()
  const shell = useShell()
  const isFavourite = useFavourites().ids.has(flat.id)
  const money = useMoney()
  const { title, language } = useFlatTitle()(flat)

  return (
    <>
      <div className={styles.previewPicture}>
        <Picture variants={sizesOf(flat.images[0]?.derivatives.xxlarge)} alt="" sizes="128px" />
      </div>
      <div className={styles.previewText}>
        <h2 className={styles.previewTitle}>
          <Link to={flatPath(flat.id, { stay })} lang={language}>
            {title}
          </Link>
        </h2>
        <FlatFacts flat={flat} />
        <FlatDistance flat={flat} query={query} />
        <div className={styles.previewFoot}>
          <div>
            <PriceTag amount={money(flat.pricePerMonth)} unit={say('flat.perMonth')} />
            <StayTotal flat={flat} wanted={stay} />
          </div>
          <div className={styles.previewHeart}>
            <HeartButton
              look="plain"
              pressed={isFavourite}
              label={say('flat.favourite', { title })}
              onToggle={() => void shell.toggleFavourite(flat.id)}
            />
          </div>
        </div>
      </div>
    </>
  )
}

/**
 * Whether the preview has to move from the lower edge of the map, because it would cover its pin. Observes the DOM:
 * only the map knows where a pin is rendered.
 */
export function useClearOfPin(preview: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)

  useLayoutEffect(() => {
    const box = preview.current
    const map = box?.parentElement
    if (!box || !map) return
    const look = () => setIsAbove(isPinBelow(box, map))
    const changes = new MutationObserver(look)
    changes.observe(map, CHANGES)
    look()

    return () => changes.disconnect()
  }, [preview])

  return isAbove
}

function isPinBelow(preview: HTMLElement, map: HTMLElement): boolean {
  const pressed = [...map.querySelectorAll('[aria-pressed="true"]')]
  const pin = pressed.find((one) => !preview.contains(one))
  if (!pin) return false

  const at = pin.getBoundingClientRect()
  const { left, right, height } = preview.getBoundingClientRect()
  return at.bottom > map.getBoundingClientRect().bottom - BELOW - height && at.right > left && at.left < right
}

/**
 * Focuses a preview that was opened by keyboard, and restores the focus to its pin when it is closed: otherwise the
 * user would have to tab past every pin. Escape closes it if the focus is on the map or nowhere: elsewhere the key
 * has another function.
 */
function usePassingFocus(onClose: () => void) {
  const root = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const close = () => {
    const hadFocus = root.current?.contains(document.activeElement)
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })

  useEffect(() => {
    const { activeElement } = document
    if (!activeElement?.matches('[aria-pressed]:focus-visible')) return
    opener.current = activeElement
    root.current?.focus()
  }, [])

  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isHere = target === document.body || root.current?.parentElement?.contains(target as Node)
      if (key === 'Escape' && isHere) latestClose.current()
    }
    document.addEventListener('keydown', onKey)

    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return { root, close }
}
