import { Button, MenuDivider, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { ChevronDown } from '../icons.ts'
import type { Example, ExampleProps } from '../example.ts'

export const menuListExamples: readonly Example[] = [{ name: 'MenuList, MenuDivider', States: Menu }]

function Menu({ word }: ExampleProps) {
  return (
    <Popover
      label={word('menu')}
      closeOnChoice
      trigger={(props) => (
        <Button {...props}>
          {word('menu')}
          <ChevronDown size={15} />
        </Button>
      )}
    >
      <MenuList>
        <li>
          <button type="button" className={menuItemClass}>
            {word('one')}
          </button>
        </li>
        <MenuDivider />
        <li>
          <button type="button" className={menuItemClass}>
            {word('two')}
          </button>
        </li>
      </MenuList>
    </Popover>
  )
}
