import { type CallInput, changeVersions, type VersionHistory } from '@domizil/api'
import { useAttempt, useDraft, useSay, useShell } from '@domizil/app-kit'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { CheckField, SelectField, TextArea, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { FormModal } from '../../../lib/form-modal.tsx'
import { Deed } from '../deed.tsx'
import styles from '../remotes.module.css'
import type { Registry } from '../use-registry.ts'
import { versionOf } from '../version-name.tsx'

/** What is asked to be changed: the versions of an app, or a whole channel back to an earlier change. */
export type Asked =
  | {
      readonly channel: string
      readonly name: string
      /** What the dialog begins with; left out, with a version that has to be chosen. */
      readonly kind?: ChoiceOfVersion['kind']
      readonly version?: string
    }
  | Pick<VersionHistory['changes'][number], 'channel' | 'revision' | 'what' | 'canaries'>

interface ChangeVersionDialogProps {
  /** Undefined while the dialog is closed. */
  asked: Asked | undefined
  /** As it is on screen. When another admin has changed it, it is a newer one, and the dialog offers what is possible then. */
  registry: Registry
  /** What is known of the published versions. */
  published?: VersionHistory['versions'] | undefined
  refetch: () => Promise<void>
  onClose: () => void
}

/** What is asked of the registry, without reason and revision. */
type VersionChange = Omit<CallInput<typeof changeVersions>['body'], 'revision' | 'reason'>

/** The versions of an app on a channel. */
interface Versions {
  readonly name: string
  readonly version: string
  readonly previous: string | undefined
  readonly canary: string | undefined
  /** Oldest first. */
  readonly published: readonly string[]
}

interface ChoiceOfVersion {
  readonly kind: 'PROMOTE' | 'CANARY' | 'ROLLBACK'
  readonly version: string
  readonly percent: number
}

/** Changes which versions visitors get. It asks for a reason, which the history keeps. */
export function ChangeVersionDialog({
  asked,
  registry,
  published = [],
  refetch,
  onClose,
}: ChangeVersionDialogProps) {
  const say = useSay()
  const formId = useId()
  const shell = useShell()
  const canaries = useCanariesOf(asked)
  const done = say(canaries ? 'remotes.restored' : 'remotes.changed', { canaries })
  const { attempt, isBusy, problem, errors } = useAttempt(done, onClose, {
    fields: ['mayDrop'],
    onOutdated: refetch,
  })
  const send = (change: VersionChange, reason: string, forget: () => void) =>
    attempt(async () => {
      if (!asked) return
      await shell.send(changeVersions, {
        params: { channel: asked.channel },
        body: { revision: registry.revision, reason, ...change },
      })
      await refetch()
      forget()
    })

  return (
    <FormModal
      isOpen={asked !== undefined}
      title={asked && <Title asked={asked} />}
      formId={formId}
      action={say('remotes.changeNow')}
      isDangerous
      isBusy={isBusy}
      onClose={onClose}
    >
      {asked && (
        <ChangeForm
          id={formId}
          asked={asked}
          registry={registry}
          published={published}
          problem={problem}
          dropped={errors['mayDrop']}
          onConfirm={(change, reason, forget) => void send(change, reason, forget)}
        />
      )}
    </FormModal>
  )
}

function Title({ asked }: { asked: Asked }) {
  const say = useSay()

  return 'name' in asked
    ? say('remotes.changeTitle', { part: asked.name, channel: asked.channel })
    : say('remotes.restoreTitle', { revision: asked.revision, channel: asked.channel })
}

/** The canaries that come back with an earlier point; empty without any. */
function useCanariesOf(asked: Asked | undefined): string {
  const say = useSay()
  const intl = useIntl()
  const canaries = asked && 'canaries' in asked ? asked.canaries : []
  return intl.formatList(
    canaries.map(({ remote, ...canary }) => `${remote} ${say('remotes.canaryOf', canary)}`),
  )
}

interface ChangeFormProps {
  id: string
  asked: Asked
  registry: Registry
  published: VersionHistory['versions']
  problem: string | undefined
  /** Which addresses would not be found any more: it is done once that is confirmed. */
  dropped: string | undefined
  onConfirm: (change: VersionChange, reason: string, forget: () => void) => void
}

function ChangeForm({ id, asked, registry, published, problem, dropped, onConfirm }: ChangeFormProps) {
  const say = useSay()
  const about = 'name' in asked ? asked.name : `revision-${asked.revision}`
  const app = 'name' in asked ? versionsOf(registry, asked.channel, asked.name) : undefined
  const {
    draft: reason,
    change: setReason,
    forgetStored,
  } = useDraft(`admin.versions.${asked.channel}.${about}`, '')
  const beginning = 'name' in asked ? asked : undefined
  const [choice, setChoice] = useState<ChoiceOfVersion>({
    kind: beginning?.kind ?? 'PROMOTE',
    version: beginning?.version ?? '',
    percent: 10,
  })
  const [isTried, setIsTried] = useState(false)
  const drops = useDropped(dropped, choice)
  const { min, max } = ADMIN_REASON_LIMITS
  const isMissing = reason.trim().length < min
  const change = 'name' in asked ? changeOf(choice, app) : { kind: 'RESTORE' as const, to: asked.revision }

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change && !isMissing) {
      drops.noteSent()
      onConfirm({ ...change, ...(drops.isConfirmed && { mayDrop: true }) }, reason.trim(), forgetStored)
      return
    }
    flushSync(() => setIsTried(true))
    focusFirstProblem(event.currentTarget)
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      {'name' in asked ? (
        app && (
          <VersionChoice
            app={app}
            published={published}
            choice={choice}
            onChange={setChoice}
            isWrong={isTried && !change}
          />
        )
      ) : (
        <WhatComesBack of={asked} />
      )}
      <TextArea
        label={say('ask.reason')}
        error={isTried && isMissing ? say('ask.reasonMissing', { min, max }) : undefined}
        rows={3}
        maxLength={max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {drops.sentence && (
        <DroppedRoutes
          sentence={drops.sentence}
          isConfirmed={drops.isConfirmed}
          onConfirm={drops.setConfirmed}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}

function WhatComesBack({ of }: { of: Exclude<Asked, { name: string }> }) {
  const say = useSay()
  const canaries = useCanariesOf(of)
  return (
    <>
      <p>{say('remotes.restoreText', { what: <Deed what={of.what} /> })}</p>
      {canaries && <p>{say('remotes.restoreCanaries', { canaries })}</p>}
    </>
  )
}

/**
 * Which addresses disappear with the choice that was sent last, and whether that is confirmed. Neither holds for another
 * choice: a version that may drop other addresses is sent unconfirmed.
 */
function useDropped(refusal: string | undefined, choice: ChoiceOfVersion) {
  const [sent, setSent] = useState<ChoiceOfVersion>()
  const [confirmed, setConfirmed] = useState<string>()
  const sentence = sent === choice ? refusal : undefined

  return {
    sentence,
    isConfirmed: sentence !== undefined && sentence === confirmed,
    noteSent: () => setSent(choice),
    setConfirmed: (isConfirmed: boolean) => setConfirmed(isConfirmed ? sentence : undefined),
  }
}

interface DroppedRoutesProps {
  /** Which addresses would not be found any more, in the words of the server. */
  sentence: string
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Names the addresses that disappear with a change, and asks whether that is meant. */
function DroppedRoutes({ sentence, isConfirmed, onConfirm }: DroppedRoutesProps) {
  const say = useSay()

  return (
    <>
      <p role="alert" className={styles.problem}>
        {sentence}
      </p>
      <CheckField label={say('remotes.mayDrop')} checked={isConfirmed} onChange={onConfirm} />
    </>
  )
}

/** The versions of an app that a channel serves; undefined if it serves none. */
function versionsOf({ channels, versions }: Registry, channel: string, name: string): Versions | undefined {
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
function changeOf(
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
function VersionChoice({ app, published, choice, onChange, isWrong }: VersionChoiceProps) {
  const say = useSay()
  const { kind, version, percent } = choice
  const others = othersOf(app)
  const noteOf = (one: string) => versionOf(published, app.name, one)?.note
  const nameOf = (one: string) => {
    const note = noteOf(one)
    return note ? `${note} (${one})` : one
  }
  const hasVersion = others.includes(version)
  const wayBack = app.canary ? 'remotes.choice.endCanary' : 'remotes.choice.ROLLBACK'
  const back = canGoBack(app) ? wayBack : 'remotes.choice.noWayBack'
  const errorOf = (id: string, isFault = true) => isWrong && isFault && say(id)

  return (
    <>
      <SelectField
        label={say('remotes.choice')}
        value={kind}
        error={errorOf('remotes.choice.noWayBack', kind === 'ROLLBACK')}
        onChange={({ target }) => onChange({ ...choice, kind: target.value as ChoiceOfVersion['kind'] })}
      >
        <option value="PROMOTE">{say('remotes.choice.PROMOTE')}</option>
        <option value="CANARY">{say('remotes.choice.CANARY')}</option>
        <option value="ROLLBACK" disabled={!canGoBack(app)}>
          {say(back, { version: app.canary ?? app.previous })}
        </option>
      </SelectField>
      {kind !== 'ROLLBACK' && (
        <SelectField
          label={say('remotes.version')}
          value={hasVersion ? version : ''}
          hint={noteOf(version)}
          error={errorOf(others.length > 0 ? 'remotes.versionMissing' : 'remotes.choiceNoOther', !hasVersion)}
          onChange={({ target }) => onChange({ ...choice, version: target.value })}
        >
          <option value="">{say(others.length > 0 ? 'remotes.choiceNone' : 'remotes.choiceNoOther')}</option>
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
          label={say('remotes.choicePercent')}
          value={percent}
          error={errorOf('remotes.percentWrong', !isShare(percent))}
          onChange={({ target }) => onChange({ ...choice, percent: Math.round(Number(target.value)) })}
        />
      )}
    </>
  )
}
