import { messageOf, useShell } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { callQuery, type ListView } from './list-address.ts'
import type { ListDescription } from './list-description.ts'

interface ExportButtonProps<Row> {
  list: ListDescription<Row>
  view: ListView
  total: number | undefined
}

/** Downloads all matching rows as a file. Shows its progress. */
export function ExportButton<Row>({ list, view, total = 0 }: ExportButtonProps<Row>) {
  const intl = useIntl()
  const shell = useShell()
  const [isMaking, setIsMaking] = useState(false)

  async function make(): Promise<void> {
    setIsMaking(true)
    try {
      saveFile(await shell.download(list.call, { query: callQuery(view) }), `${list.name}.csv`)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'export.done' }, { total }) })
    } catch (error) {
      const label = intl.formatMessage({ id: 'action.tryAgain' })
      const action = { label, run: () => void make() }
      shell.notify({ kind: 'error', message: messageOf(error), action })
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <Button
      busy={isMaking}
      disabled={total === 0}
      icon={<Download size={17} aria-hidden="true" />}
      onClick={() => void make()}
    >
      <FormattedMessage id={isMaking ? 'export.making' : 'export.start'} values={{ total }} />
    </Button>
  )
}
