import { Combobox } from '@domizil/ui/parts'
import { MapPin } from '../icons.ts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const CITIES = ['Berlin', 'Bremen', 'Bonn', 'Hamburg', 'Köln', 'Leipzig']

export const comboboxExamples: readonly Example[] = [
  { name: 'Combobox', States: Cities },
  { name: 'Combobox error, bare', States: Others },
]

function Cities({ word }: ExampleProps) {
  const [place, setPlace] = useState('')
  const options = CITIES.filter((city) => city.toLowerCase().startsWith(place.toLowerCase()))

  return (
    <div className={styles.wide}>
      <Combobox
        label={word('place')}
        icon={<MapPin size={18} />}
        value={place}
        onChange={setPlace}
        options={options.map((text) => ({ id: text, text }))}
        onSelect={({ text }) => setPlace(text)}
        status={word('suggestions')}
      />
    </div>
  )
}

function Others({ word }: ExampleProps) {
  const [place, setPlace] = useState('')
  const props = {
    label: word('place'),
    value: place,
    onChange: setPlace,
    options: [],
    onSelect: () => undefined,
    status: word('suggestions'),
  }

  return (
    <>
      <div className={styles.wide}>
        <Combobox {...props} error={word('error')} />
      </div>
      <div className={`${styles.wide} ${styles.frame}`}>
        <Combobox {...props} bare placeholder={word('one')} />
      </div>
    </>
  )
}
