import { Bookmark, Trash2 } from '@domizil/ui/icons'
import { Button, Popover, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import list from '../list.module.css'
import type { ListToolsProps } from '../use-list.ts'
import { useSavedViews, VIEW_NAME_LENGTH } from './use-saved-views.ts'
import styles from './view-menu.module.css'

/** Search, filters and order under names: shown by one press, saved and removed. */
export function ViewMenu({ list: of, view, change }: ListToolsProps<unknown>) {
  const intl = useIntl()
  const { views, shown, isFull, viewOf, save, remove } = useSavedViews(of, view)
  const [name, setName] = useState('')
  const typed = name.trim()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!typed) return event.currentTarget.querySelector('input')?.focus()
    save(typed)
    setName('')
  }

  return (
    <Popover
      label={intl.formatMessage({ id: 'views.label' })}
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={shown === undefined ? undefined : list.active}
          icon={<Bookmark size={17} aria-hidden="true" />}
        >
          {shown ?? <FormattedMessage id="views.label" />}
        </Button>
      )}
    >
      <div className={styles.menu}>
        {views.length === 0 && (
          <p className={styles.none}>
            <FormattedMessage id="views.none" />
          </p>
        )}
        <ul className={styles.views}>
          {views.map((saved) => (
            <li key={saved.name}>
              <Button
                variant="quiet"
                size="small"
                aria-pressed={saved.name === shown}
                onClick={() => change(viewOf(saved))}
              >
                {saved.name}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={intl.formatMessage({ id: 'views.remove' }, { name: saved.name })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => remove(saved.name)}
              />
            </li>
          ))}
        </ul>
        <form className={styles.save} noValidate onSubmit={handleSubmit}>
          <TextField
            label={intl.formatMessage({ id: 'views.name' })}
            maxLength={VIEW_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="small" type="submit" disabled={isFull && !views.some((one) => one.name === typed)}>
            <FormattedMessage id="views.save" />
          </Button>
        </form>
      </div>
    </Popover>
  )
}
