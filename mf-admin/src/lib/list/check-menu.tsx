import { Check } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { Dropdown } from '@domizil/ui/table'
import { type ReactNode, useState } from 'react'
import styles from './list.module.css'
import { pressOnSpace } from './press-on-space.ts'

interface CheckMenuProps {
  label: ReactNode
  icon?: ReactNode
  /** Highlights the button: the selection is not the default. */
  isActive?: boolean
  choices: readonly { readonly key: string; readonly label: ReactNode; readonly isChecked: boolean }[]
  onToggle: (key: string, isChecked: boolean) => void
}

/**
 * A button with a menu of checkboxes that take effect at once; it stays open. Escape closes it and restores the
 * focus.
 */
export function CheckMenu({ label, icon, isActive = false, choices, onToggle }: CheckMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const items = choices.map(({ key, label: name, isChecked }) => ({
    key,
    label: name,
    icon: <Check size={16} className={isChecked ? undefined : styles.unchecked} />,
    role: 'menuitemcheckbox',
    'aria-checked': isChecked,
    onKeyDown: pressOnSpace,
    onClick: () => onToggle(key, !isChecked),
  }))

  return (
    <Dropdown
      open={isOpen}
      onOpenChange={(wanted, { source }) => source === 'trigger' && setIsOpen(wanted)}
      trigger={['click']}
      menu={{ items, className: styles.checks }}
    >
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={isActive ? styles.active : undefined}
        icon={icon}
      >
        {label}
      </Button>
    </Dropdown>
  )
}
