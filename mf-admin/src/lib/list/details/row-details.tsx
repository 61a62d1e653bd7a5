import { useSay } from '@domizil/app-kit'
import { Button, buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { Descriptions } from '@domizil/ui/table'
import { Drawer } from '@domizil/ui/work'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { ZoneNote } from '../../cells/cells.tsx'
import { columnWord, type ListDescription, possibleFor, type RowAction } from '../list-description.ts'
import styles from './details.module.css'

/** In pixels: one for all lists, wide enough for what belongs to a person. */
const WIDTH = 600

interface RowDetailsProps {
  list: ListDescription<unknown>
  /** Undefined while the drawer is closed. */
  row: unknown
  /** The next row that waits for a decision, if there is one. */
  next: unknown
  onNext: (row: unknown) => void
  onAction: (action: RowAction<unknown>, row: unknown) => void
  onClose: () => void
}

/** All fields of a row, including those of hidden columns, with its links and actions. */
export function RowDetails({ list, row, next, onNext, onAction, onClose }: RowDetailsProps) {
  const say = useSay()
  const intl = useIntl()
  const { keyOf, titleOf, columns, more = [], isToDecide, Related } = list
  // The content stays during the closing transition.
  const [shown, setShown] = useState(row)
  if (row !== undefined && row !== shown) setShown(row)
  if (shown === undefined) return null

  const { links, actions } = possibleFor<unknown>(list, shown)
  // One step more for a decision that takes something away, where something else is likelier.
  const isHeavy = ({ isDangerous = false }: RowAction<unknown>) => isDangerous && isToDecide?.(shown) === true
  const usual = actions.filter((action) => !isHeavy(action))
  const heavy = usual.length > 0 ? actions.filter(isHeavy) : []
  const buttonOf = (action: RowAction<unknown>) => (
    <Button
      key={action.id}
      size="small"
      icon={<action.Icon size={15} />}
      onClick={() => onAction(action, shown)}
    >
      {say(`action.${action.id}`)}
    </Button>
  )
  return (
    <Drawer
      open={row !== undefined}
      destroyOnHidden
      onClose={onClose}
      title={titleOf(shown, intl)}
      size={WIDTH}
      footer={
        (actions.length > 0 || next !== undefined) && (
          <div className={styles.actions}>
            {(usual.length > 0 ? usual : actions).map(buttonOf)}
            {heavy.length > 0 && <Heavy key={keyOf(shown)}>{heavy.map(buttonOf)}</Heavy>}
            {next !== undefined && (
              <Button size="small" variant="quiet" onClick={() => onNext(next)}>
                {say('details.next')}
              </Button>
            )}
          </div>
        )
      }
    >
      <Descriptions
        bordered
        column={1}
        size="small"
        className={styles.fields}
        items={[...columns, ...more]
          .filter(({ isRelated = false }) => !isRelated)
          .map(({ id, word, cell }) => ({
            key: id,
            label: say(columnWord({ id, word })),
            children: cell(shown),
          }))}
      />
      <ZoneNote />
      {links.length > 0 && (
        <nav className={styles.links} aria-label={say('details.links')}>
          {links.map(({ id, Icon, to }) => (
            <Link key={id} to={to(shown)} className={buttonClass({ size: 'small' })}>
              <Icon size={15} />
              {say(`link.${id}`)}
            </Link>
          ))}
        </nav>
      )}
      {Related && <Related row={shown} />}
    </Drawer>
  )
}

/** Actions that are shown on demand. */
function Heavy({ children }: { children: ReactNode }) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {say('details.more')}
      </Button>
      {isOpen && children}
    </>
  )
}
