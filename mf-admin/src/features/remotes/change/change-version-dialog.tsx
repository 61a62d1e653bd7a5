import { changeVersions, type VersionHistory } from '@domizil/api'
import { useAttempt, useDraft, useShell } from '@domizil/app-kit'
import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { Field } from '@domizil/ui/parts'
import { type SyntheticEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormModal } from '../../../lib/form-modal.tsx'
import { Deed } from '../deed.tsx'
import styles from '../remotes.module.css'
import {
  canGoBack,
  changeOf,
  type ChoiceOfVersion,
  type VersionChange,
  VersionChoice,
  type Versions,
} from './version-choice.tsx'

/** What is asked to be changed: the versions of an app, or a whole channel back to an earlier change. */
export type Asked =
  | { readonly channel: string; readonly app: Versions }
  | Pick<VersionHistory['changes'][number], 'channel' | 'revision' | 'what' | 'canaries'>

interface ChangeVersionDialogProps {
  /** Undefined while the dialog is closed. */
  asked: Asked | undefined
  /** The revision of the registry that is on screen. */
  revision: number
  refetch: () => Promise<void>
  onClose: () => void
}

/** Changes which versions visitors get. It asks for a reason, which the history keeps. */
export function ChangeVersionDialog({ asked, revision, refetch, onClose }: ChangeVersionDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const shell = useShell()
  const canaries = useCanariesOf(asked)
  const done = intl.formatMessage({ id: canaries ? 'remotes.restored' : 'remotes.changed' }, { canaries })
  const { attempt, isBusy, problem } = useAttempt(done, onClose, { onOutdated: refetch })
  const send = (change: VersionChange, reason: string, forget: () => void) =>
    attempt(async () => {
      if (!asked) return
      await shell.send(changeVersions, {
        params: { channel: asked.channel },
        body: { revision, reason, ...change },
      })
      await refetch()
      forget()
    })

  return (
    <FormModal
      isOpen={asked !== undefined}
      title={asked && <Title asked={asked} />}
      formId={formId}
      action={<FormattedMessage id="remotes.changeNow" />}
      isDangerous
      isBusy={isBusy}
      onClose={onClose}
    >
      {asked && (
        <ChangeForm
          id={formId}
          asked={asked}
          problem={problem}
          onConfirm={(change, reason, forget) => void send(change, reason, forget)}
        />
      )}
    </FormModal>
  )
}

function Title({ asked }: { asked: Asked }) {
  return 'app' in asked ? (
    <FormattedMessage id="remotes.changeTitle" values={{ part: asked.app.name, channel: asked.channel }} />
  ) : (
    <FormattedMessage
      id="remotes.restoreTitle"
      values={{ revision: asked.revision, channel: asked.channel }}
    />
  )
}

/** The canaries that come back with an earlier point; empty without any. */
function useCanariesOf(asked: Asked | undefined): string {
  const intl = useIntl()
  const canaries = asked && 'canaries' in asked ? asked.canaries : []
  return intl.formatList(
    canaries.map(
      ({ remote, ...canary }) => `${remote} ${intl.formatMessage({ id: 'remotes.canaryOf' }, canary)}`,
    ),
  )
}

interface ChangeFormProps {
  id: string
  asked: Asked
  problem: string | undefined
  onConfirm: (change: VersionChange, reason: string, forget: () => void) => void
}

function ChangeForm({ id, asked, problem, onConfirm }: ChangeFormProps) {
  const intl = useIntl()
  const canaries = useCanariesOf(asked)
  const about = 'app' in asked ? asked.app.name : `revision-${asked.revision}`
  const {
    draft: reason,
    change: setReason,
    forgetStored,
  } = useDraft(`admin.versions.${asked.channel}.${about}`, '')
  const [choice, setChoice] = useState<ChoiceOfVersion>({
    kind: 'app' in asked && !canGoBack(asked.app) ? 'PROMOTE' : 'ROLLBACK',
    version: '',
    percent: 10,
  })
  const [isTried, setIsTried] = useState(false)
  const { min, max } = ADMIN_REASON_LIMITS
  const isMissing = reason.trim().length < min
  const change =
    'app' in asked ? changeOf(choice, asked.app) : { kind: 'RESTORE' as const, to: asked.revision }

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus()
    else if (change) onConfirm(change, reason.trim(), forgetStored)
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      {'app' in asked ? (
        <VersionChoice app={asked.app} choice={choice} onChange={setChoice} isWrong={isTried && !change} />
      ) : (
        <>
          <p>
            <FormattedMessage id="remotes.restoreText" values={{ what: <Deed what={asked.what} /> }} />
          </p>
          {canaries && (
            <p>
              <FormattedMessage id="remotes.restoreCanaries" values={{ canaries }} />
            </p>
          )}
        </>
      )}
      <Field
        label={<FormattedMessage id="ask.reason" />}
        error={
          isTried && isMissing ? intl.formatMessage({ id: 'ask.reasonMissing' }, { min, max }) : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={max}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
