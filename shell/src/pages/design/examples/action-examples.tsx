import { Plus, Search, SlidersHorizontal } from '@domizil/ui/icons'
import { Button, buttonClass, Chip, HeartButton, Pill, PillGroup } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

const VARIANTS = ['primary', 'default', 'quiet', 'danger', 'dark'] as const
const SIZES = ['small', 'medium', 'large'] as const

export function ActionExamples() {
  const word = useWord()

  return (
    <>
      <Example name="Button variant">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {word('save')}
          </Button>
        ))}
        <span className={styles.dark}>
          <Button variant="inverse">{word('save')}</Button>
        </span>
      </Example>
      <Example name="Button size">
        {SIZES.map((size) => (
          <Button key={size} size={size} icon={<Search size={16} aria-hidden="true" />}>
            {word('search')}
          </Button>
        ))}
      </Example>
      <Example name="Button disabled, busy, shape, block">
        <Button disabled>{word('save')}</Button>
        <Button variant="primary" busy>
          {word('save')}
        </Button>
        <Button shape="circle" aria-label={word('add')} icon={<Plus size={18} aria-hidden="true" />} />
        <Button shape="round">{word('add')}</Button>
        <Button block>{word('save')}</Button>
      </Example>
      <Example name="buttonClass (a link)">
        <a href="#actions" className={buttonClass({ variant: 'primary' })}>
          {word('more')}
        </a>
      </Example>
      <Toggles />
    </>
  )
}

/** Whatever is on or off, and stays so. */
function Toggles() {
  const word = useWord()
  const [isFavourite, setIsFavourite] = useState(true)
  const [isOn, setIsOn] = useState(true)
  const [choice, setChoice] = useState('one')

  return (
    <>
      <Example name="HeartButton overlay, plain">
        <HeartButton
          pressed={isFavourite}
          label={word('heart')}
          onToggle={() => setIsFavourite(!isFavourite)}
        />
        <HeartButton
          look="plain"
          pressed={!isFavourite}
          label={word('heart')}
          onToggle={() => setIsFavourite(!isFavourite)}
        />
      </Example>
      <Example name="Chip">
        <Chip removeLabel={word('remove')} onRemove={() => setIsOn(false)}>
          {word('one')}
        </Chip>
      </Example>
      <Example name="Pill, on">
        <Pill icon={<SlidersHorizontal size={16} aria-hidden="true" />}>{word('filter')}</Pill>
        <Pill on={isOn} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
          {word('one')}
        </Pill>
      </Example>
      <Example name="PillGroup">
        <PillGroup
          label={word('filter')}
          name="pills"
          value={choice}
          onChange={setChoice}
          options={['one', 'two', 'three'].map((value, count) => ({ value, label: word(value), count }))}
        />
      </Example>
    </>
  )
}
