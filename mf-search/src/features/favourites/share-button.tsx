import { share, useShell } from '@domizil/app-kit'
import { Share2 } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useHref } from '@domizil/app-kit/router'
import { favouritesPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { useStay } from '../../lib/use-stay.ts'
import { mostShared } from './shared-ids.ts'

/** Shares a link to these flats. */
export function ShareButton({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const shell = useShell()
  const path = useHref(favouritesPath({ shared: mostShared(ids), stay: useStay() }))

  const handleClick = async () => {
    const url = new URL(path, window.location.origin).href
    const outcome = await share({ title: intl.formatMessage({ id: 'shared.title' }), url })
    if (outcome === 'copied')
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'share.copied' }) })
    if (outcome === 'refused')
      shell.notify({ kind: 'warning', message: intl.formatMessage({ id: 'share.notCopied' }, { url }) })
  }

  return (
    <Button icon={<Share2 size={16} aria-hidden="true" />} onClick={() => void handleClick()}>
      <FormattedMessage id="share.button" />
    </Button>
  )
}
