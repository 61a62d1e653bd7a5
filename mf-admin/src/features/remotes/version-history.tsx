import type { VersionHistory as History } from '@domizil/api'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { Deed, DoneBy } from './deed.tsx'
import { Findings } from './findings.tsx'
import styles from './remotes.module.css'
import { VersionsTable } from './versions-table.tsx'

type Change = History['changes'][number]

/** These many changes are shown at first. */
const NEWEST = 10

interface VersionHistoryProps {
  history: History
  onRestore: (change: Change) => void
}

/** Who changed which versions are served, with the way back to each of these points. */
export function VersionHistory({ history: { mayChange, changes }, onRestore }: VersionHistoryProps) {
  const intl = useIntl()
  const [isWhole, setIsWhole] = useState(false)
  if (changes.length === 0) return null
  const isNewest = (change: Change) => change === changes.find(({ channel }) => channel === change.channel)

  const shown = isWhole ? changes : changes.slice(0, NEWEST)

  return (
    <div className={styles.channels}>
      <VersionsTable<Change>
        caption={<FormattedMessage id="remotes.historyTitle" />}
        columns={[
          { id: 'revision', isNumber: true, cell: ({ revision }) => revision },
          { id: 'at', cell: ({ at }) => <Moment at={at} /> },
          { id: 'channel', cell: ({ channel }) => channel },
          { id: 'by', cell: ({ by }) => <DoneBy by={by} /> },
          {
            id: 'what',
            isText: true,
            cell: ({ what, reason, findings }) => (
              <>
                <Deed what={what} />
                <Findings findings={findings}>{reason && <p>{reason}</p>}</Findings>
              </>
            ),
          },
          ...(mayChange
            ? [
                {
                  id: 'action',
                  cell: (change: Change) =>
                    isNewest(change) ? (
                      <Nothing />
                    ) : (
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(
                          { id: 'remotes.restoreOne' },
                          { revision: change.revision },
                        )}
                        onClick={() => onRestore(change)}
                      >
                        <FormattedMessage id="remotes.restore" />
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
        rows={shown}
        keyOf={({ revision }) => String(revision)}
      />
      {shown.length < changes.length && (
        <Button className={styles.more} onClick={() => setIsWhole(true)}>
          <FormattedMessage id="remotes.allChanges" values={{ count: changes.length }} />
        </Button>
      )}
    </div>
  )
}
