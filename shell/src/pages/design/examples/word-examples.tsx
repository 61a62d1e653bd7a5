import { BedDouble, Check, Ruler, Users } from '@domizil/ui/icons'
import { Avatar, CountBadge, EnergyScale, FactsRow, PriceTag, StatusDot, Tag } from '@domizil/ui/parts'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

const TONES = ['neutral', 'brand', 'ok', 'warn', 'danger', 'info'] as const
const GRADES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const LIMITS = ['≤ 30', '≤ 50', '≤ 75', '≤ 100', '≤ 130', '≤ 160', '≤ 200', '≤ 250', '> 250']

export function WordExamples() {
  const word = useWord()

  return (
    <>
      <Example name="Tag tone, floating">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {word('state')}
          </Tag>
        ))}
        <Tag tone="ok" icon={<Check size={14} aria-hidden="true" />}>
          {word('state')}
        </Tag>
        <Tag floating>{word('state')}</Tag>
      </Example>
      <Example name="StatusDot tone">
        {TONES.map((tone) => (
          <StatusDot key={tone} tone={tone}>
            {word('state')}
          </StatusDot>
        ))}
      </Example>
      <Example name="CountBadge, Avatar">
        <CountBadge count={3} label={word('three')} />
        <CountBadge count={120} label={word('three')} />
        <Avatar initials="AL" label="Anneliese Lind" />
        <Avatar initials="AL" size="medium" label="Anneliese Lind" />
        <Avatar initials="AL" size="large" label="Anneliese Lind" />
      </Example>
      <Example name="PriceTag">
        <PriceTag amount="1.240 €" unit={word('month')} />
        <PriceTag amount="1.240 €" unit={word('month')} size="large" />
      </Example>
      <Example name="FactsRow">
        <FactsRow
          facts={[
            { id: 'size', icon: <Ruler size={15} />, text: '58 m²' },
            { id: 'beds', icon: <BedDouble size={15} />, text: '2' },
            { id: 'people', icon: <Users size={15} />, text: '3', spoken: word('people') },
          ]}
        />
      </Example>
      <Example name="EnergyScale">
        <div className={styles.wide}>
          <EnergyScale
            grades={GRADES.map((name, at) => ({ name, limit: LIMITS[at] ?? '' }))}
            current="D"
            label={word('energy')}
            valueLabel="116,9 kWh"
          />
        </div>
      </Example>
    </>
  )
}
