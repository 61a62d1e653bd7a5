import type { CallInput, changeVersions, VersionHistory } from '@domizil/api'
import { SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Registry } from '../use-registry.ts'
import { versionOf } from '../version-name.tsx'

/** What is asked of the registry, without reason and revision. */
export type VersionChange = Omit<CallInput<typeof changeVersions>['body'], 'revision' | 'reason'>

/** The versions of an app on a channel. */
export interface Versions {
  readonly name: string
  readonly version: string
  readonly previous: string | undefined
  readonly canary: string | undefined
  /** Oldest first. */
  readonly published: readonly string[]
}

export interface ChoiceOfVersion {
  readonly kind: 'PROMOTE' | 'CANARY' | 'ROLLBACK'
  readonly version: string
  readonly percent: number
}

/** The versions of an app that a channel serves; undefined if it serves none. */
export function versionsOf(
  { channels, versions }: Registry,
  channel: string,
  name: string,
): Versions | undefined {
  const served = channels[channel]?.parts[name]
  return (
    served && {
      name,
      version: served.version,
      previous: served.previous?.version,
      canary: served.canary?.version,
      published: versions[name]?.map(({ version }) => version) ?? [],
    }
  )
}

/** Whether there is a way back: to the version before, or from a canary. */
const canGoBack = ({ canary, previous }: Versions): boolean => (canary ?? previous) !== undefined

/** What a choice asks of the registry; undefined as long as something is missing. */
export function changeOf(
  { kind, version, percent }: ChoiceOfVersion,
  app: Versions | undefined,
): VersionChange | undefined {
  if (!app) return undefined
  const remote = app.name
  if (kind === 'ROLLBACK') return canGoBack(app) ? { kind, remote } : undefined
  if (!othersOf(app).includes(version)) return undefined
  if (kind === 'PROMOTE') return { kind, remote, version }
  return isShare(percent) ? { kind, remote, version, percent } : undefined
}

const isShare = (percent: number): boolean => percent >= 1 && percent <= 100

/** The newest first. */
function othersOf({ published, version }: Versions): string[] {
  return published.filter((one) => one !== version).toReversed()
}

interface VersionChoiceProps {
  app: Versions
  /** What is known of the published versions. */
  published: VersionHistory['versions']
  choice: ChoiceOfVersion
  onChange: (choice: ChoiceOfVersion) => void
  /** Whether something is missing, and was missed. */
  isWrong: boolean
}

/** A version for everybody, one for some visitors, or the way back. */
export function VersionChoice({ app, published, choice, onChange, isWrong }: VersionChoiceProps) {
  const intl = useIntl()
  const { kind, version, percent } = choice
  const others = othersOf(app)
  const nameOf = (one: string) => {
    const note = versionOf(published, app.name, one)?.note
    return note ? `${note} (${one})` : one
  }
  const hasVersion = others.includes(version)
  const wayBack = app.canary ? 'remotes.choice.endCanary' : 'remotes.choice.ROLLBACK'
  const back = canGoBack(app) ? wayBack : 'remotes.choice.noWayBack'
  const say = (id: string, isFault = true) => isWrong && isFault && intl.formatMessage({ id })

  return (
    <>
      <SelectField
        label={<FormattedMessage id="remotes.choice" />}
        value={kind}
        error={say('remotes.choice.noWayBack', kind === 'ROLLBACK')}
        onChange={({ target }) => onChange({ ...choice, kind: target.value as ChoiceOfVersion['kind'] })}
      >
        <option value="PROMOTE">{intl.formatMessage({ id: 'remotes.choice.PROMOTE' })}</option>
        <option value="CANARY">{intl.formatMessage({ id: 'remotes.choice.CANARY' })}</option>
        <option value="ROLLBACK" disabled={!canGoBack(app)}>
          {intl.formatMessage({ id: back }, { version: app.canary ?? app.previous })}
        </option>
      </SelectField>
      {kind !== 'ROLLBACK' && (
        <SelectField
          label={<FormattedMessage id="remotes.version" />}
          value={hasVersion ? version : ''}
          error={say(others.length > 0 ? 'remotes.versionMissing' : 'remotes.choiceNoOther', !hasVersion)}
          onChange={({ target }) => onChange({ ...choice, version: target.value })}
        >
          <option value="">
            {intl.formatMessage({ id: others.length > 0 ? 'remotes.choiceNone' : 'remotes.choiceNoOther' })}
          </option>
          {others.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'CANARY' && (
        <TextField
          type="number"
          min={1}
          max={100}
          label={<FormattedMessage id="remotes.choicePercent" />}
          value={percent}
          error={say('remotes.percentWrong', !isShare(percent))}
          onChange={({ target }) => onChange({ ...choice, percent: Math.round(Number(target.value)) })}
        />
      )}
    </>
  )
}
