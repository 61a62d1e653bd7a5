import { copyText } from '@domizil/app-kit/share'
import { Button, Popover, SelectField } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'
import { addressWith, addressWithoutChoice, type ServedApp } from './served-apps.ts'
import { useOpenAddress } from './use-open-address.ts'

interface VersionChoiceProps {
  apps: readonly ServedApp[]
  /** All published versions, the oldest first. */
  versions: Readonly<Record<string, readonly string[]>>
}

/** Selects the version of each app for this visitor, until it is reset or the browser is closed. */
export function VersionChoice({ apps, versions }: VersionChoiceProps) {
  const intl = useIntl()
  const { shellApi } = useServices()
  const openAddress = useOpenAddress()
  const [chosen, setChosen] = useState(apps)
  const label = intl.formatMessage({ id: 'environment.choose' })

  const choose = (name: string, version: string) =>
    setChosen(chosen.map((part) => (part.name === name ? { name, version } : part)))

  async function copyLink(): Promise<void> {
    const link = addressWith(window.location.href, chosen)
    const isCopied = await copyText(link)
    shellApi.notify({
      kind: isCopied ? 'success' : 'warning',
      message: intl.formatMessage(
        { id: isCopied ? 'environment.copied' : 'environment.notCopied' },
        { link },
      ),
    })
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    openAddress(addressWith(window.location.href, chosen))
  }

  return (
    <Popover
      label={label}
      align="end"
      width="own"
      trigger={(props) => (
        <Button {...props} size="small">
          {label}
        </Button>
      )}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        {apps.map(({ name, version }, index) => (
          <SelectField
            key={name}
            label={name}
            value={chosen[index]?.version}
            onChange={({ target }) => choose(name, target.value)}
          >
            {optionsOf(versions[name], version).map((one) => (
              <option key={one} value={one}>
                {one === version ? intl.formatMessage({ id: 'environment.current' }, { version: one }) : one}
              </option>
            ))}
          </SelectField>
        ))}
        <Button variant="primary" type="submit" block>
          <FormattedMessage id="environment.apply" />
        </Button>
        <Button block onClick={() => void copyLink()}>
          <FormattedMessage id="environment.copy" />
        </Button>
        <Button block onClick={() => openAddress(addressWithoutChoice(window.location.href))}>
          <FormattedMessage id="environment.reset" />
        </Button>
      </form>
    </Popover>
  )
}

/** The newest first; always includes the one that is served. */
function optionsOf(published: readonly string[] | undefined, served: string): string[] {
  return [...new Set([...(published ?? []), served])].toReversed()
}
