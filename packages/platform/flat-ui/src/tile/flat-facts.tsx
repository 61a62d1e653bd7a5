import type { FlatCard } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { BedDouble, Maximize2, Users } from '@domizil/ui/icons'
import { FactsRow } from '@domizil/ui/parts'

type Facts = Pick<FlatCard, 'size' | 'bedrooms' | 'maxPerson'>

/** Size, bedrooms and persons of a flat in one line. */
export function FlatFacts({ flat: { size, bedrooms, maxPerson } }: { flat: Facts }) {
  const say = useSay()

  return (
    <FactsRow
      facts={[
        {
          id: 'size',
          icon: <Maximize2 size={14} />,
          text: say('flat.size', { size }),
        },
        {
          id: 'bedrooms',
          icon: <BedDouble size={15} />,
          text: say('flat.bedrooms', { count: bedrooms }),
        },
        {
          id: 'persons',
          icon: <Users size={14} />,
          text: maxPerson,
          spoken: say('flat.persons', { count: maxPerson }),
        },
      ]}
    />
  )
}
