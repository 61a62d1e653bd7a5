import { WHOLE_EUROS } from '@domizil/domain'
import { Check, Clock, FileText, Heart } from '@domizil/ui/icons'
import { Avatar, Tag } from '@domizil/ui/parts'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './step-art.module.css'

/** The format of days in all languages. */
const PERIOD = '15.01.2027 – 14.07.2027'

/** Decorative pictures of the product beside the three steps. */
export function RequestArt() {
  return (
    <>
      <span className={styles.tags}>
        <Tag tone="brand">
          <FormattedMessage id="home.art.rooms" />
        </Tag>
        <Tag floating>
          <FormattedMessage id="home.art.desk" />
        </Tag>
        <Tag floating>
          <FormattedMessage id="home.art.pets" />
        </Tag>
      </span>
      <span className={styles.card}>
        <span className={styles.room} />
        <span className={styles.lines}>
          <b>
            <FormattedNumber value={1050} {...WHOLE_EUROS} />{' '}
            <FormattedMessage tagName="span" id="figure.perMonth" />
          </b>
          <small>Wiehre, Freiburg</small>
        </span>
        <Heart size={18} className={styles.heart} />
      </span>
    </>
  )
}

export function AnswerArt() {
  return (
    <>
      <span className={styles.card}>
        <Avatar initials="AL" size="medium" />
        <span className={styles.lines}>
          <b>
            <FormattedMessage id="home.art.approved" />
          </b>
          <small>
            <FormattedMessage id="home.art.welcome" />
          </small>
        </span>
      </span>
      <Tag tone="ok" icon={<Clock size={14} />}>
        <FormattedMessage id="home.art.hours" />
      </Tag>
    </>
  )
}

export function ContractArt() {
  return (
    <>
      <span className={styles.card}>
        <span className={styles.paper}>
          <FileText size={18} />
        </span>
        <span className={styles.lines}>
          <b>
            <FormattedMessage id="home.art.contract" />
          </b>
          <small>{PERIOD}</small>
        </span>
      </span>
      <span className={styles.tags}>
        <Tag tone="ok" icon={<Check size={14} />}>
          <FormattedMessage id="home.art.landlord" />
        </Tag>
        <Tag tone="ok" icon={<Check size={14} />}>
          <FormattedMessage id="home.art.tenant" />
        </Tag>
      </span>
    </>
  )
}
