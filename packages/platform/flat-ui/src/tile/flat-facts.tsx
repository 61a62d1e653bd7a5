import type { FlatCard } from '@domizil/api'
import { BedDouble, Maximize2, Users } from '@domizil/ui/icons'
import { FactsRow } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'

type Facts = Pick<FlatCard, 'size' | 'bedrooms' | 'maxPerson'>

/** Size, bedrooms and persons of a flat in one line. */
export function FlatFacts({ flat: { size, bedrooms, maxPerson } }: { flat: Facts }) {
  const intl = useIntl()

  return (
    <FactsRow
      facts={[
        {
          id: 'size',
          icon: <Maximize2 size={14} />,
          text: <FormattedMessage id="flat.size" values={{ size }} />,
        },
        {
          id: 'bedrooms',
          icon: <BedDouble size={15} />,
          text: <FormattedMessage id="flat.bedrooms" values={{ count: bedrooms }} />,
        },
        {
          id: 'persons',
          icon: <Users size={14} />,
          text: maxPerson,
          spoken: intl.formatMessage({ id: 'flat.persons' }, { count: maxPerson }),
        },
      ]}
    />
  )
}
