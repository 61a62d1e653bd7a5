import { readLandlordYearFile } from '@domizil/api'
import { SelectField, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadButton } from '../../lib/download-button.tsx'
import styles from './year.module.css'

const CHARTS = ['SKR03', 'SKR04'] as const

/** The year as files for an accountant: a table, and DATEV's format with what a tax adviser's office knows the client by. */
export function YearFiles({ year }: { year: number }) {
  const intl = useIntl()
  const [chart, setChart] = useState<(typeof CHARTS)[number]>('SKR03')
  const [numbers, setNumbers] = useState({ consultant: '', client: '' })
  const locale = intl.locale === 'de' || intl.locale === 'es' ? intl.locale : 'en'

  return (
    <section aria-labelledby="year-files">
      <h2 id="year-files" className={styles.heading}>
        <FormattedMessage id="year.files" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="year.filesHint" />
      </p>
      <DownloadButton
        call={readLandlordYearFile}
        input={{ query: { year, format: 'CSV', locale } }}
        name={`Domizil ${year}.csv`}
      >
        <FormattedMessage id="year.table" />
      </DownloadButton>
      <details className={styles.others}>
        <summary>
          <FormattedMessage id="year.datev" />
        </summary>
        <p className={styles.hint}>
          <FormattedMessage id="year.datevHint" />
        </p>
        <div className={styles.datev}>
          {(['consultant', 'client'] as const).map((name) => (
            <TextField
              key={name}
              label={intl.formatMessage({ id: `year.${name}` })}
              inputMode="numeric"
              maxLength={7}
              value={numbers[name]}
              onChange={({ target }) => setNumbers({ ...numbers, [name]: target.value.replace(/\D/g, '') })}
            />
          ))}
          <SelectField
            label={intl.formatMessage({ id: 'year.chart' })}
            value={chart}
            onChange={({ target }) => setChart(CHARTS.find((one) => one === target.value) ?? 'SKR03')}
          >
            {CHARTS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <DownloadButton
          call={readLandlordYearFile}
          input={{
            query: {
              year,
              format: 'DATEV',
              chart,
              ...(numbers.consultant && { consultant: Number(numbers.consultant) }),
              ...(numbers.client && { client: Number(numbers.client) }),
            },
          }}
          name={`EXTF_Domizil_${year}.csv`}
        >
          <FormattedMessage id="year.datevFile" />
        </DownloadButton>
      </details>
    </section>
  )
}
