import { MapPin } from '@domizil/ui/icons'
import {
  CheckField,
  Combobox,
  Field,
  Histogram,
  NumberField,
  RangeSlider,
  SelectField,
  SwitchField,
  TextField,
} from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

export function FieldExamples() {
  const word = useWord()
  const [amount, setAmount] = useState<number | undefined>(1200)
  const [isChecked, setIsChecked] = useState(true)

  return (
    <>
      <Example name="TextField">
        <div className={styles.wide}>
          <TextField label={word('name')} hint={word('hint')} placeholder={word('one')} />
        </div>
      </Example>
      <Example name="TextField error, disabled">
        <div className={styles.wide}>
          <TextField label={word('name')} error={word('error')} defaultValue="?" />
        </div>
        <div className={styles.wide}>
          <TextField label={word('name')} disabled defaultValue={word('one')} />
        </div>
      </Example>
      <Example name="NumberField, SelectField">
        <div className={styles.wide}>
          <NumberField label={word('price')} value={amount} onChange={setAmount} suffix="€" />
        </div>
        <div className={styles.wide}>
          <SelectField label={word('choice')}>
            {['one', 'two', 'three'].map((id) => (
              <option key={id}>{word(id)}</option>
            ))}
          </SelectField>
        </div>
      </Example>
      <Example name="Field (a text area)">
        <div className={styles.wide}>
          <Field label={word('message')}>
            {(control) => <textarea {...control} rows={3} defaultValue={word('sentence')} />}
          </Field>
        </div>
      </Example>
      <Example name="CheckField, SwitchField">
        <CheckField label={word('one')} checked={isChecked} onChange={setIsChecked} />
        <CheckField label={word('two')} checked={!isChecked} onChange={() => setIsChecked(!isChecked)} />
        <SwitchField label={word('three')} checked={isChecked} onChange={setIsChecked} />
        <CheckField label={word('one')} checked disabled onChange={setIsChecked} />
      </Example>
      <PlaceAndPrice />
    </>
  )
}

const CITIES = ['Berlin', 'Bremen', 'Bonn', 'Hamburg', 'Köln', 'Leipzig']
const COUNTS = [1, 3, 7, 12, 18, 14, 9, 6, 3, 2, 1, 0, 1]

function PlaceAndPrice() {
  const word = useWord()
  const intl = useIntl()
  const [place, setPlace] = useState('')
  const [range, setRange] = useState<readonly [number, number]>([600, 1800])
  const options = CITIES.filter((city) => city.toLowerCase().startsWith(place.toLowerCase()))

  return (
    <>
      <Example name="Combobox">
        <div className={styles.wide}>
          <Combobox
            label={word('place')}
            icon={<MapPin size={18} aria-hidden="true" />}
            value={place}
            onChange={setPlace}
            options={options.map((text) => ({ id: text, text }))}
            onSelect={({ text }) => setPlace(text)}
            status={word('suggestions')}
          />
        </div>
      </Example>
      <Example name="Histogram, RangeSlider">
        <div className={styles.wide}>
          <Histogram
            label={word('histogram')}
            counts={COUNTS}
            chosen={[Math.floor(range[0] / 200), Math.floor(range[1] / 200)]}
          />
          <RangeSlider
            min={0}
            max={2600}
            step={50}
            value={range}
            onChange={setRange}
            lowLabel={word('from')}
            highLabel={word('to')}
            valueText={(value) => intl.formatNumber(value, { style: 'currency', currency: 'EUR' })}
          />
        </div>
      </Example>
    </>
  )
}
