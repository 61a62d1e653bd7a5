import { Button, Popover, SelectField } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './environment.module.css'
import { addressWith, addressWithoutChoice, type ServedPart } from './served-parts.ts'

interface VersionChoiceProps {
  parts: readonly ServedPart[]
  /** Everything that was published, the oldest first. */
  versions: Readonly<Record<string, readonly string[]>>
}

/** Which version of each part this visitor wants, until they give the choice up or close the browser. */
export function VersionChoice({ parts, versions }: VersionChoiceProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(parts)
  const label = intl.formatMessage({ id: 'environment.choose' })

  const choose = (name: string, version: string) =>
    setChosen(chosen.map((part) => (part.name === name ? { name, version } : part)))

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    window.location.assign(addressWith(window.location.href, chosen))
  }

  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => (
        <Button {...props} size="small">
          {label}
        </Button>
      )}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        {parts.map(({ name, version }, index) => (
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
        <Button block onClick={() => window.location.assign(addressWithoutChoice(window.location.href))}>
          <FormattedMessage id="environment.reset" />
        </Button>
      </form>
    </Popover>
  )
}

/** The newest first; the one that is served is always among them. */
function optionsOf(published: readonly string[] | undefined, served: string): string[] {
  return [...new Set([...(published ?? []), served])].toReversed()
}
