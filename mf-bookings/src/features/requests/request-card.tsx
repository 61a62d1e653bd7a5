import type { Booking } from '@domizil/api'
import { dayOfMoment } from '@domizil/app-kit/today'
import {
  type BookingStatus,
  cityNameIn,
  formatDay,
  formatWallTime,
  isConfirmed,
  isPending,
  notAllowed,
  wallTimeAt,
} from '@domizil/domain'
import { useLocale, useRemoteText, useSay } from '@domizil/app-kit'
import { CalendarCheck, CalendarDays, Check, Mail, MapPin, Phone, User, Users, X } from '@domizil/ui/icons'
import { classes, FactsRow, Picture, Tag } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { bookingAnchor, flatPath } from '@domizil/links'
import type { ReactNode } from 'react'
import { ContractFiles } from './contract/contract-files.tsx'
import styles from './requests.module.css'
import card from './request-card.module.css'
import { RequestActions } from './request-actions.tsx'
import { endOf } from './request-ending.ts'
import { RequestSide } from './request-side.tsx'
import { Rivals } from './rivals.tsx'
import { momentOfStep, needsMyAction, reachedStep, shownStatusOf, toneOf, WAY } from './request-state.ts'

interface RequestCardProps {
  request: Booking
  /** Actions besides the decisions. */
  extras: ReactNode
  /** Content beside the name of the other party. */
  beside: ReactNode
  /** The page names the flat: the card is about the other party. */
  hidesFlat: boolean
}

/** A request: the flat, the other party, the days, the progress, and the actions. */
export function RequestCard({ request, extras, beside, hidesFlat }: RequestCardProps) {
  const { flat, otherParty, role, status } = request
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })
  const say = useSay()
  const city = cityNameIn(useLocale(), flat.city)
  const name = otherParty.name || say('requests.formerMember')

  return (
    <article
      id={bookingAnchor(request.id)}
      className={classes(
        styles.card,
        needsMyAction(request) && styles.turn,
        status === 'BOOKING_CANCELED' && styles.ended,
        hidesFlat && styles.plain,
      )}
      aria-label={hidesFlat ? name : title}
    >
      {!hidesFlat && (
        <div className={styles.picture}>
          <Picture
            variants={Object.values(flat.image?.derivatives ?? {})}
            alt=""
            sizes="(max-width: 767px) 100vw, 240px"
            ratio="3 / 2"
          />
        </div>
      )}
      <div className={styles.head}>
        <p className={styles.status}>
          <Tag tone={toneOf(status)}>{say(`status.${shownStatusOf(request)}`)}</Tag>
          {needsMyAction(request) && <strong className={styles.yours}>{say('requests.yourTurn')}</strong>}
          <span className={styles.number} translate="no">
            {say('requests.number', { id: request.id })}
          </span>
        </p>
        <h2 className={styles.title}>{hidesFlat ? name : <Link to={flatPath(flat.id)}>{title}</Link>}</h2>
        <div className={styles.party}>
          {!hidesFlat && <p>{say(`requests.with.${role}`, { name, city })}</p>}
          {beside}
        </div>
      </div>
      <div className={styles.rest}>
        <AboutTenant request={request} />
        <FactsRow
          facts={[
            {
              id: 'days',
              icon: <CalendarDays size={15} />,
              text: `${formatDay(request.startDate)} – ${formatDay(request.endDate)}`,
            },
            {
              id: 'persons',
              icon: <Users size={15} />,
              text: say('requests.persons', { count: request.numberOfPersons }),
            },
          ]}
        />
        <Rivals request={request} />
        <AgreedViewing request={request} />
        <Contact request={request} />
        <RequestProgress request={request} />
        <ContractFiles request={request} />
        <AnsweredReview request={request} />
      </div>
      <RequestSide request={request}>
        <RequestActions request={request} title={title} />
        {extras}
      </RequestSide>
    </article>
  )
}

/** The tenant's review with the landlord's reply; nothing without a reply. */
function AnsweredReview({ request: { review, role, otherParty } }: { request: Booking }) {
  const say = useSay()
  if (!review?.answered) return null
  const { text, reply, repliedAt } = review.answered
  const values = {
    name: otherParty.name || say('requests.formerMember'),
    day: dayOfMoment(repliedAt),
  }

  return (
    <div className={styles.answered}>
      <p>
        <b>{say(`answered.review.${role}`, values)}</b>
      </p>
      <p className={styles.words}>{text}</p>
      <blockquote className={styles.asked}>
        <b>{say(`answered.reply.${role}`, values)}</b>
        <p>{reply}</p>
      </blockquote>
    </div>
  )
}

/** The viewing that both have agreed on, how the tenant learns where it is, and that it comes too late. */
function AgreedViewing({ request }: { request: Booking }) {
  const say = useSay()
  const { role, status, viewing } = request
  const locale = useLocale()
  const late = lateness(request)
  if (!viewing) return null

  return (
    <div className={card.contact}>
      <p className={card.line}>
        <CalendarCheck size={15} />
        <b>{say('viewing.agreed', { time: formatWallTime(viewing, locale) })}</b>
      </p>
      {late && <p className={card.late}>{say(`viewing.late.${late}`)}</p>}
      {!isConfirmed(status) && <p className={card.hint}>{say(`viewing.where.${role}`)}</p>}
    </div>
  )
}

/** What a viewing of a pending request comes after: the start of the stay, or the end of the request. */
function lateness({ status, viewing, startDate, expiresAt }: Booking): 'start' | 'end' | undefined {
  if (!viewing || !isPending(status)) return undefined
  if (viewing.slice(0, 10) >= startDate) return 'start'
  return expiresAt && viewing > wallTimeAt(new Date(expiresAt)) ? 'end' : undefined
}

/** How to reach the other party of a confirmed booking, and for the tenant where the flat is. */
function Contact({ request: { id, role, flat, otherParty } }: { request: Booking }) {
  const say = useSay()
  const { contact } = otherParty
  const address = role === 'TENANT' ? flat.address : null
  if (!contact && !address) return null

  const heading = `contact-${id}`
  return (
    <section className={card.contact} aria-labelledby={heading}>
      <h3 id={heading} className={card.heading}>
        {say(`contact.title.${role}`)}
      </h3>
      <ul className={card.lines} translate="no">
        {contact && <Line icon={<User size={15} />}>{contact.name}</Line>}
        {contact?.phone && (
          <Line icon={<Phone size={15} />}>
            <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{contact.phone}</a>
          </Line>
        )}
        {contact && (
          <Line icon={<Mail size={15} />}>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </Line>
        )}
        {address && <Line icon={<MapPin size={15} />}>{address}</Line>}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={card.line}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** The tenant's details for the landlord, and the message of the request while it is pending. */
function AboutTenant({ request }: { request: Booking }) {
  const say = useSay()
  const {
    role,
    status,
    reasonOfStay,
    occupation,
    companyName,
    hasPets,
    smoker,
    message,
    messageHidden,
    flat,
  } = request
  if (role !== 'LANDLORD') return null

  const facts = [
    say(`reasonOfStay.${reasonOfStay}`),
    companyName ?? say(`occupation.${occupation}`),
    hasPets && say('about.pets'),
    say(smoker ? 'about.smoker' : 'about.nonSmoker'),
  ]
  const refused = notAllowed(request, flat.houseRules)
  return (
    <>
      <p>{facts.filter((fact) => fact !== false).join(' · ')}</p>
      {status === 'REQUESTED' && (refused.pets || refused.smoking) && (
        <p className={styles.notAllowed}>
          {refused.pets && <span>{say('about.petsNotAllowed')}</span>}{' '}
          {refused.smoking && <span>{say('about.smokingNotAllowed')}</span>}
        </p>
      )}
      {isPending(status) && messageHidden && <p>{say('messages.hidden')}</p>}
      {isPending(status) && message && (
        <blockquote className={styles.asked}>
          <span className="visually-hidden">{say('about.message')}</span> {message}
        </blockquote>
      )}
    </>
  )
}

/**
 * The five steps from the request to the booking, and the current one; on phones bars, with one sentence. A cancelled
 * request shows the steps that it has reached, and its end.
 */
function RequestProgress({ request }: { request: Booking }) {
  const say = useSay()
  const isCancelled = request.status === 'BOOKING_CANCELED'
  const reached = reachedStep(request)
  const steps = isCancelled ? WAY.slice(0, reached + 1) : WAY

  return (
    <div className={classes(isCancelled && card.ended)}>
      <ol className={card.timeline} aria-label={say('progress.label')}>
        {steps.map((step, at) => (
          <Step
            key={step}
            name={`progress.${step}`}
            state={stateOf(request.status, at, reached)}
            moment={at <= reached ? momentOfStep(request, step) : undefined}
          />
        ))}
        {isCancelled && (
          <Step name={`status.${shownStatusOf(request)}`} state="stopped" moment={endOf(request)?.at} />
        )}
      </ol>
      {!isCancelled && (
        <p className={card.summary}>
          {say('progress.summary', {
            at: reached + 1,
            of: WAY.length,
            step: say(`progress.${WAY[reached] ?? 'REQUESTED'}`),
          })}
        </p>
      )}
    </div>
  )
}

interface StepProps {
  /** The id of its name. */
  name: string
  state: 'done' | 'open' | 'stopped' | 'current'
  /** When it was reached. */
  moment: string | undefined
}

function Step({ name, state, moment }: StepProps) {
  const say = useSay()

  return (
    <li className={classes(card.step, card[state])} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={card.dot} aria-hidden="true">
        {state === 'done' && <Check size={12} strokeWidth={3} />}
        {state === 'stopped' && <X size={12} strokeWidth={3} />}
      </span>
      <span className={card.text}>
        <b>{say(name)}</b>
        {moment && <span className={card.note}>{dayOfMoment(moment)}</span>}
      </span>
    </li>
  )
}

function stateOf(status: BookingStatus, at: number, reached: number) {
  const isDone = status === 'BOOKING_COMPLETED' || status === 'BOOKING_CANCELED'
  if (at < reached || (isDone && at === reached)) return 'done'
  return at > reached ? 'open' : 'current'
}
