import type { FailureCount } from '@domizil/api'
import { Button, Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import { failuresOf } from './failure-counts.tsx'
import type { Assignment, Registry } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

interface ChannelVersionsProps {
  name: string
  registry: Registry
  failures: readonly FailureCount[]
  /** Undefined where versions are not changed here. */
  onChange: ((name: string) => void) | undefined
}

/** The versions of all apps that a channel serves. */
export function ChannelVersions({ name, registry, failures, onChange }: ChannelVersionsProps) {
  const intl = useIntl()
  const channel = registry.channels[name]
  const failed = (part: string, version: string) => failuresOf(failures, { channel: name, part, version })

  return (
    <VersionsTable
      caption={
        <>
          <FormattedMessage id="remotes.channelTitle" values={{ channel: name }} />{' '}
          {channel?.overrides && (
            <Tag tone="info">
              <FormattedMessage id="remotes.overrides" />
            </Tag>
          )}
        </>
      }
      columns={[
        { id: 'part', cell: ([part]) => part },
        {
          id: 'version',
          isText: true,
          cell: ([part, { version, isFirst }]) =>
            isFirst ? (
              <Nothing />
            ) : (
              <>
                {version} <Failed count={failed(part, version)} />
              </>
            ),
        },
        {
          id: 'canary',
          isText: true,
          cell: ([part, { canary }]) =>
            canary ? (
              <>
                <FormattedMessage
                  id="remotes.canaryOf"
                  values={{ version: canary.version, percent: canary.percent }}
                />{' '}
                <Failed count={failed(part, canary.version)} />
              </>
            ) : (
              <Nothing />
            ),
        },
        { id: 'previous', isText: true, cell: ([, { previous }]) => previous?.version ?? <Nothing /> },
        ...(onChange
          ? [
              {
                id: 'action',
                cell: ([part]: [string, Assignment]) => (
                  <Button
                    size="small"
                    aria-label={intl.formatMessage({ id: 'remotes.changeTitle' }, { part, channel: name })}
                    onClick={() => onChange(part)}
                  >
                    <FormattedMessage id="remotes.change" />
                  </Button>
                ),
              },
            ]
          : []),
      ]}
      rows={Object.entries(channel?.parts ?? {})}
      keyOf={([part]) => part}
    />
  )
}

/** A warning that a version fails; nothing at zero. */
function Failed({ count }: { count: number }) {
  if (count === 0) return null

  return (
    <Tag tone="danger">
      <FormattedMessage id="remotes.failedOften" values={{ count }} />
    </Tag>
  )
}
