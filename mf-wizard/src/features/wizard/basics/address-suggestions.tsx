import { MapPin } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { addressCheckAtom, adviseOnAddressAtom } from '../address-atoms.ts'
import styles from '../wizard.module.css'
import { typeAddressAtom } from '../save-atoms.ts'

/** Corrections of the address, applied by a click. */
export function AddressSuggestions() {
  const suggestions = useAtomValue(addressCheckAtom)?.suggestions ?? []
  const change = useSetAtom(typeAddressAtom)
  const advise = useSetAtom(adviseOnAddressAtom)
  if (suggestions.length === 0) return null

  return (
    <div className={styles.suggestions} role="group" aria-labelledby="address-suggestions">
      <p id="address-suggestions">
        <FormattedMessage id="address.suggestions" />
      </p>
      <ul>
        {suggestions.map(({ postcode, city }) => (
          <li key={`${postcode} ${city}`}>
            <Button
              size="small"
              icon={<MapPin size={15} aria-hidden="true" />}
              onClick={() => {
                change({ postcode, city })
                void advise()
              }}
            >
              {`${postcode} ${city}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
