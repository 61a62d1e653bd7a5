import { useCommand, useSay, useShell } from '@domizil/app-kit'
import { today } from '@domizil/app-kit/today'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { Dropdown } from '@domizil/ui/table'
import { useIntl } from 'react-intl'
import { callQuery, type ListView } from '../list-address.ts'
import type { ListDescription } from '../list-description.ts'

interface ExportMenuProps<Row> {
  list: ListDescription<Row>
  view: ListView
  total: number | undefined
}

const KINDS = ['csv', 'spreadsheet', 'json'] as const
type Kind = (typeof KINDS)[number]

/** Downloads all matching rows as a file of the chosen kind. Shows its progress. */
export function ExportMenu<Row>({ list, view, total }: ExportMenuProps<Row>) {
  const say = useSay()
  const intl = useIntl()
  const shell = useShell()
  const { run, isBusy: isMaking } = useCommand()

  async function fileOf(kind: Kind): Promise<Blob> {
    const file = kind === 'csv' ? 'csv' : 'json'
    const answer = await shell.download(list.call, { query: { ...callQuery(view), file } })
    if (kind !== 'spreadsheet') return answer

    const { germanSpreadsheet } = await import(
      /* webpackChunkName: "spreadsheet" */ './german-spreadsheet.ts'
    )
    return germanSpreadsheet(JSON.parse(await answer.text()), list.filters, intl)
  }

  async function make(kind: Kind): Promise<void> {
    const save = async () => {
      const name = say(`list.${list.name}`)
      saveFile(await fileOf(kind), `${name} ${today()}.${kind === 'json' ? 'json' : 'csv'}`)
      shell.notify({ kind: 'success', message: say('export.done', { total }) })
    }
    await run(save, { action: { label: say('action.tryAgain'), run: () => void make(kind) } })
  }

  const startWord = total === undefined ? 'export.some' : 'export.start'
  const items = KINDS.map((kind) => ({
    key: kind,
    label: say(`export.${kind}`),
    onClick: () => void make(kind),
  }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" disabled={!total || isMaking}>
      <Button busy={isMaking} disabled={!total} aria-haspopup="menu" icon={<Download size={17} />}>
        {say(isMaking ? 'export.making' : startWord, { total })}
      </Button>
    </Dropdown>
  )
}
