import { Button, buttonClass, Dialog } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ListDescription, RowAction } from '../list-description.ts'
import styles from './details.module.css'

interface RowDetailsProps {
  list: ListDescription<unknown>
  row: unknown
  onAction: (action: RowAction<unknown>, row: unknown) => void
  onClose: () => void
}

/** Everything that is known of a row, also of the columns that are left out, with what it leads to and what can be done. */
export function RowDetails({ list, row, onAction, onClose }: RowDetailsProps) {
  const intl = useIntl()
  const { links = [], actions = [] } = list
  const possible = actions.filter(({ isPossible }) => isPossible(row))

  return (
    <Dialog
      isOpen
      side="right"
      onClose={onClose}
      title={list.titleOf(row)}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        possible.length > 0 && (
          <div className={styles.actions}>
            {possible.map((action) => (
              <Button
                key={action.id}
                size="small"
                icon={<action.Icon size={15} aria-hidden="true" />}
                onClick={() => onAction(action, row)}
              >
                <FormattedMessage id={`action.${action.id}`} />
              </Button>
            ))}
          </div>
        )
      }
    >
      <dl className={styles.fields}>
        {[...list.columns, ...(list.more ?? [])].map(({ id, cell }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`column.${id}`} />
            </dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <nav className={styles.links} aria-label={intl.formatMessage({ id: 'details.links' })}>
          {links.map(({ id, Icon, to }) => (
            <Link key={id} to={to(row)} className={buttonClass({ size: 'small' })}>
              <Icon size={15} aria-hidden="true" />
              <FormattedMessage id={`link.${id}`} />
            </Link>
          ))}
        </nav>
      )}
    </Dialog>
  )
}
