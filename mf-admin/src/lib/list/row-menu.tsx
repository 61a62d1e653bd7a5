import { Ellipsis, Info } from '@domizil/ui/icons'
import { Button, buttonClass } from '@domizil/ui/parts'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { Dropdown } from '@domizil/ui/table'
import { useIntl } from 'react-intl'
import { type ListDescription, possibleFor, type RowAction } from './list-description.ts'
import styles from './list.module.css'

interface RowMenuProps {
  list: ListDescription<unknown>
  row: unknown
  onAction: (action: RowAction<unknown>, row: unknown) => void
  onDetails: (row: unknown) => void
}

/** The next step of a row, and its menu: details, links and possible actions. */
export function RowMenu({ list, row, onAction, onDetails }: RowMenuProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const title = list.titleOf(row, intl)
  const { links, actions } = possibleFor(list, row)

  const items = [
    {
      key: 'details',
      icon: <Info size={16} aria-hidden="true" />,
      label: intl.formatMessage({ id: 'details.open' }),
      onClick: () => onDetails(row),
    },
    ...links.map(({ id, Icon, to }) => ({
      key: id,
      icon: <Icon size={16} aria-hidden="true" />,
      label: intl.formatMessage({ id: `link.${id}` }),
      onClick: () => void navigate(to(row)),
    })),
    ...actions.map((action) => ({
      key: action.id,
      icon: <action.Icon size={16} aria-hidden="true" />,
      label: intl.formatMessage({ id: `action.${action.id}` }),
      danger: action.isDangerous === true,
      onClick: () => onAction(action, row),
    })),
  ]

  const nextLink = links.find(({ isNext }) => isNext?.(row))
  const next = nextLink ? undefined : actions.find(({ isNext }) => isNext)
  return (
    <span className={styles.actions}>
      {nextLink && (
        <Link
          to={nextLink.to(row)}
          className={buttonClass({ size: 'small' })}
          aria-label={intl.formatMessage(
            { id: 'list.actionOn' },
            { action: intl.formatMessage({ id: `link.${nextLink.id}` }), title },
          )}
        >
          {intl.formatMessage({ id: `link.${nextLink.id}` })}
        </Link>
      )}
      {list.isToDecide?.(row) && (
        <Button
          size="small"
          aria-label={intl.formatMessage(
            { id: 'list.actionOn' },
            { action: intl.formatMessage({ id: 'details.decide' }), title },
          )}
          onClick={() => onDetails(row)}
        >
          {intl.formatMessage({ id: 'details.decide' })}
        </Button>
      )}
      {next && (
        <Button
          size="small"
          aria-label={intl.formatMessage(
            { id: 'list.actionOn' },
            { action: intl.formatMessage({ id: `action.${next.id}` }), title },
          )}
          onClick={() => onAction(next, row)}
        >
          {intl.formatMessage({ id: `action.${next.id}` })}
        </Button>
      )}
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          variant="quiet"
          aria-haspopup="menu"
          aria-label={intl.formatMessage({ id: 'list.actionsOf' }, { title })}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      </Dropdown>
    </span>
  )
}
